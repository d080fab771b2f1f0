import { expect, test } from 'vitest';

import { getByPhonePath, getDashboardPath, getMessagesPath } from '#app/platform/paths.ts';
import { findInvitee, giveEachTestAnEvent, id, owner } from '#tests/setup/use-event.ts';
import { useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
giveEachTestAnEvent({
  eventName: 'Midsummer',
  invitees: ['Ana', 'Ben'].map((name) => ({ name, email: '' })),
});

const round = () => getByPhonePath(id, 'invite');
const read = async (path: string) => readWords(await owner.visitor.get(path));

test('a form begins a round and leads to it; what was told is in the messages (behaviour 31.1, 48.4)', async () => {
  expect(await read(getDashboardPath(id))).toContain('2 of 2 not told yet Ana and Ben Invite');
  const begun = await owner.visitor.post(round(), { intent: 'start' });
  expect([begun.status, begun.location]).toEqual([302, round()]);
  const { id: guest } = await findInvitee('Ana');
  const told = await owner.visitor.post(round(), { intent: 'yes', guest });
  expect([told.status, told.location]).toEqual([302, round()]);
  expect(await read(round())).toContain('Ben');
  expect(await read(getMessagesPath(id))).toContain('1 invitation by phone');
  expect(await read(getDashboardPath(id))).toContain('1 of 2 not told yet Ben Invite');
});

test('with nobody to tell there is a sentence, and a GET begins nothing (behaviour 48.4)', async () => {
  await read(round());
  const none = await owner.visitor.post(getByPhonePath(id, 'cancel'), { intent: 'start' });
  expect(none.status).toBe(409);
  expect(readWords(none)).toContain('Nobody is left to tell.');
  const skipped = await owner.visitor.post(round(), { intent: 'skip', guest: 'nobody' });
  expect(skipped.status).toBe(409);
});
