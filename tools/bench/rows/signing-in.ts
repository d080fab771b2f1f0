import { compressed, get } from '../ask.ts';
import { fill, password } from '../data.ts';
import { type Bench, type Row, interleave, computeMedian, formatNumber } from '../harness.ts';
import { type Measured, getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

const guestsPerSecond = 200;

function looking({ loaders: [, other], turn }: Bench, festoon: MeasuredServer, path: string) {
  const rate = guestsPerSecond;
  return load(other, festoon, { path, headers: compressed, connections: 8, rate, ...turn });
}

function signing({ loaders: [loader], turn }: Bench, festoon: MeasuredServer) {
  return load(loader, festoon, {
    path: '/hostLogIn',
    method: 'POST',
    headers: getFormHeaders(festoon),
    body: `mode=sign-in&username=bench&password=${password}`,
    expect: [200, 302, 303],
    mayShed: [429],
    ...turn,
  });
}

/** Sign-ins over 64 connections at once, and their effect on guests. */
export const signingIn: Row = {
  name: 'signing-in',
  async measure(bench) {
    const { env, inviteId } = await fill(bench.dir);
    // On all cores, because the number of concurrent hashes depends on the number of cores.
    const festoon = await serve({ kind: 'festoon', env }, null);
    const path = `/guest/${inviteId}`;
    await get(festoon.url + path, compressed);
    const hosts: Measured[] = [];
    const turns = await interleave(bench.rounds, {
      calm: () => looking(bench, festoon, path),
      flood: async () => {
        const [guests, flood] = await Promise.all([
          looking(bench, festoon, path),
          signing(bench, festoon),
        ]);
        hosts.push(flood);
        return guests;
      },
    });
    await festoon.stop();
    const rate = computeMedian(hosts.map((turn) => turn.perSecond));
    const [calm, flood] = [turns.calm, turns.flood].map((guests) =>
      computeMedian(guests.map((turn) => turn.p99)),
    );
    return [
      {
        what: 'Sign-ins a second (argon2id, 19 MiB), and the guest page’s p99 while they saturate',
        goal: '',
        found: `${formatNumber(rate)}/s; p99 ${flood} ms, ${calm} ms in calm`,
        met: null,
        figures: {
          'sign-ins/s': rate,
          'refused with 429, /s': computeMedian(hosts.map((turn) => turn.shed / turn.seconds)),
          'guest page p99 ms': flood ?? Number.NaN,
          'guest page p99 ms in calm': calm ?? Number.NaN,
          'guest pages/s asked for': guestsPerSecond,
        },
        notes: ['Hashes that find no place in the queue are refused at once with 429.'],
      },
    ];
  },
};
