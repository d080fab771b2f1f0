import { getGuestPath } from '#app/platform/paths.ts';

import { compressed, get } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, computeMedian, formatNumber, interleave } from '../harness.ts';
import { type Measured, getFormHeaders, load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const guestsPerSecond = 200;
const account = 'username=somebody&password=bench-password';

/** Sign-ins over 64 connections, and their effect on guests. */
export const signingIn: Row = {
  name: 'signing-in',
  async measure({ dir, rounds, turn, loaders: [loader, other] }) {
    const { env, inviteId } = await fill(dir);
    // On all cores, whose number limits concurrent hashes.
    await using festoon = await serve({ kind: 'festoon', env }, null);
    const form = { path: '/hostLogIn', method: 'POST' as const, headers: getFormHeaders(festoon) };
    const signUp = { ...form, body: `mode=sign-up&${account}` };
    await load(loader, festoon, { ...signUp, amount: 1, connections: 1 });
    const path = getGuestPath(inviteId);
    await get(festoon.url + path, compressed);
    const guests = { path, headers: compressed, connections: 8, rate: guestsPerSecond, ...turn };
    const hosts: Measured[] = [];
    const turns = await interleave(rounds, {
      calm: () => load(other, festoon, guests),
      flood: async () => {
        const signIn = { ...form, body: `mode=sign-in&${account}` };
        const [looking, flood] = await Promise.all([
          load(other, festoon, guests),
          load(loader, festoon, { ...signIn, expect: [200, 302, 303], mayShed: [429], ...turn }),
        ]);
        hosts.push(flood);
        return looking;
      },
    });
    const rate = computeMedian(hosts.map((flood) => flood.perSecond));
    const [calm, flood] = [turns.median('calm', 'p99'), turns.median('flood', 'p99')];
    return [
      {
        what: 'Sign-ins a second (argon2id, 19 MiB), and the guest page’s p99 while they saturate',
        goal: '',
        found: `${formatNumber(rate)}/s; p99 ${flood} ms, ${calm} ms in calm`,
        met: null,
        figures: {
          'sign-ins/s': rate,
          'refused with 429, /s': computeMedian(hosts.map((one) => one.shed / one.seconds)),
          'guest page p99 ms': flood,
          'guest page p99 ms in calm': calm,
          'guest pages/s asked for': guestsPerSecond,
        },
        notes: ['Hashes that find no place in the queue are refused at once with 429.'],
      },
    ];
  },
};
