import { beforeAll, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { recordMany } from '#app/features/guests/bulk/record-many.server.ts';
import { removeGuests } from '#app/features/guests/bulk/remove-guests.server.ts';
import { identifyGuest } from '#app/features/guests/naming/open-answers.server.ts';
import type { ActionOutcome } from '#app/features/guests/schema.ts';
import { undoChange } from '#app/features/guests/undo/undo.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import { type OwnedInvite, updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { createBus } from '#app/features/live/bus.server.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer, removeReply } from '#app/features/rsvp/reply/answer.server.ts';
import { settleWith } from '#app/features/rsvp/reply/settle.server.ts';
import type { Guest } from '#app/features/rsvp/schema.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { crowdRounds } from '#tests/setup/crowd.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';

const households = Array.from({ length: 8 }, (_, index) => ({
  name: `Household ${index}`,
  email: `household${index}@example.org`,
  people: [
    { name: 'Chiara', child: false },
    { name: 'Marco', child: false },
  ],
}));
const changeOf = ({ reply }: ActionOutcome) => ('changed' in reply ? reply.changed?.change : '');
const device = (index: number): Guest => ({ keyHash: `device-${index}` });
/** Makes an answer a transaction, like one that causes mail. */
const along = async () => {};
const everybody = { find: '', show: 'all' as const, labels: [] };

describe.each(engines)('answers, edits and changes of many guests at once on $name', (engine) => {
  const opened = useDatabase(engine);
  let host: Host;
  let now = 5000;
  const live = createBus();
  beforeAll(async () => {
    host = await addHost(opened.db, 'ana');
  });

  const services = () => ({ db: opened.db, clock: () => (now += 1), live, settle: settleWith({}) });

  async function openEvent(): Promise<OwnedInvite> {
    const id = await saveDraft(services(), host, makeDraft({ invitees: households }));
    return findOwn(opened.db, id, host);
  }

  async function edit(invite: OwnedInvite, update: PartUpdate): Promise<void> {
    const { version } = (await findInvite(opened.db, invite.id)) ?? { version: 0 };
    await updateInvite(services(), invite, { version, update });
  }

  async function guestsAnswer({ id: inviteId }: OwnedInvite): Promise<void> {
    const said: GivenReply[] = [
      { answer: 'yes' },
      { note: 'By train' },
      { answer: 'maybe' },
      { answer: 'yes', extra: 1 },
    ];
    const invitees = await listInvitees(opened.db, inviteId);
    const guests = [...invitees.map(({ id }) => ({ inviteeId: id })), device(1), device(2)];
    await Promise.all(
      guests.map(async (guest, index) => {
        for (const given of said) {
          const respondent = { inviteId, guest };
          await answer(services(), respondent, given, {
            by: 'guest',
            ...(index % 2 === 0 ? { along } : {}),
          });
        }
      }),
    );
  }

  /** Removes a guest, renames another's household and adds one. */
  async function editGuests(invite: OwnedInvite): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      const [, ...kept] = await listInvitees(opened.db, invite.id);
      const invitees = kept.map((one, index) =>
        index === 0 ? { ...one, people: one.people.slice(0, 1) } : one,
      );
      const part = { invitees: [...invitees, ...households.slice(turn, turn + 1)] };
      await edit(invite, { name: 'invitee', part });
    }
  }

  async function editSeats(invite: OwnedInvite): Promise<void> {
    for (const seats of [6, null, 4, null, 8, null]) {
      const part = { answerSettings: { ...usualAnswers, seats } };
      await edit(invite, { name: 'answers', part });
    }
  }

  async function changeMany(invite: OwnedInvite): Promise<void> {
    for (const as of ['yes', 'no', 'yes'] as const) {
      const [first, second] = await listInvitees(opened.db, invite.id);
      const guests = { every: everybody, except: [] };
      await recordMany(services(), invite, { intent: 'recordMany', guests, as, seenAt: now });
      const ids = [first?.id ?? '', second?.id ?? ''];
      const removed = await removeGuests(services(), invite, { guests: { ids } });
      await undoChange(services(), invite, changeOf(removed) ?? '');
    }
  }

  async function editOpenAnswers(invite: OwnedInvite): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      const open = await opened.db
        .selectFrom('rsvps')
        .select('id')
        .where('invite_id', '=', invite.id)
        .where('invitee_id', 'is', null)
        .executeTakeFirst();
      const last = (await listInvitees(opened.db, invite.id)).at(-1);
      const answerId = open?.id ?? '';
      await identifyGuest(services(), invite, {
        intent: 'name',
        answerId,
        name: 'Tomás',
        seen: '',
      });
      const inviteeId = last?.id ?? '';
      await identifyGuest(services(), invite, { intent: 'merge', answerId, inviteeId });
      await removeReply(services(), { inviteId: invite.id, guest: { inviteeId } });
    }
  }

  test(
    'wait for each other in one order, so that none fails (behaviour 14.19)',
    { timeout: crowdRounds * 60_000 },
    async () => {
      for (let round = 0; round < crowdRounds; round += 1) {
        const invite = await openEvent();
        const done = await Promise.allSettled([
          guestsAnswer(invite),
          guestsAnswer(invite),
          editGuests(invite),
          editSeats(invite),
          changeMany(invite),
          editOpenAnswers(invite),
        ]);
        expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
      }
    },
  );
});
