import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { errorMessages } from '#app/features/words/guest/en/errors.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { listAnswers, readShownAnswer } from '#tests/setup/guest-page.ts';
import { createSiteDatabase } from '#tests/setup/site-database.ts';
import { openSite } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

// The site reads its clock for its limits, then just before it writes the answer. Only on SQLite can another connection
// write meanwhile.
test('an invitee removed in the instant of their answer gets the page with a sentence', async () => {
  let removeInvitees: (() => void) | null = null;
  const database = await createSiteDatabase('sqlite');
  let reads = 0;
  const clock = () => {
    if (removeInvitees) reads += 1;
    if (reads === 2) removeInvitees?.();
    return 1000;
  };
  const site = await openSite({}, { database, clock });
  const inviteId = await addEvent(site.db, {
    invitees: [{ name: 'Ana Lindqvist', email: 'ana@private.example' }],
  });
  const page = getGuestPath(inviteId);
  const [token = ''] = await listTokens(site.db, inviteId);
  const guest = site.visitor();
  await guest.get(`${page}?g=${token}`);
  removeInvitees = () => {
    removeInvitees = null;
    const beside = new DatabaseSync(path.join(site.dataDir, 'festoon.sqlite'));
    beside.exec('delete from invitees');
    beside.close();
  };
  const answer = await guest.post(page, { answer: 'yes' });
  expect(answer.status).toBe(409);
  expect(readWords(answer)).toContain(errorMessages.errorUninvited);
  expect(readWords(answer)).toContain('Are you attending?');
  expect(readWords(answer)).not.toContain('Ana Lindqvist');
  expect(readShownAnswer(answer)).toBeNull();
  expect(await listAnswers(site.db, inviteId)).toEqual([]);

  await guest.post(page, { answer: 'yes' });
  expect(await listAnswers(site.db, inviteId)).toMatchObject([{ invitee_id: null, answer: 'yes' }]);
  await site.close();
  await database.remove();
});
