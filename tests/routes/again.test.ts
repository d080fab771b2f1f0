import { expect, test } from 'vitest';

import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { getSettingPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { id, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

let now = Date.parse('2027-06-10T12:00:00Z');

useSite({}, { clock: () => now });
useEvent();

const copy = (fields: Record<string, string>) =>
  owner.visitor.post(getSettingPath(id, 'copy'), { intent: 'copy', ...fields });

const form = async () => readWords(await owner.visitor.get(getSettingPath(id, 'copy')));

test('a copy of an event that is over has no date, and who came, everybody or nobody (behaviour 34.5)', async () => {
  const { db } = site;
  const [ana, ben] = await listInvitees(db, id);
  await addAnswer(db, { inviteId: id, inviteeId: ben?.id ?? '', answer: 'yes' });
  await addAnswer(db, { inviteId: id, inviteeId: ana?.id ?? '', answer: 'no' });
  const phone = '+447700900123';
  await db
    .updateTable('invitees')
    .set({ phone })
    .where('id', '=', ben?.id ?? '')
    .execute();
  await db.updateTable('invites').set({ answer_by: '2027-06-05' }).where('id', '=', id).execute();
  expect(await form()).toContain('A copy without answers.');
  now = Date.parse('2027-06-14T12:00:00Z');
  expect(await form()).toMatch(/Do it again .*Those who came \(1\) Everybody \(3\) Nobody yet/);
  for (const [guests, names] of [
    ['came', ['Ben']],
    ['with', ['Ana', 'Ben', 'Cleo']],
    ['none', []],
  ] as const) {
    const { location } = await copy({ copyId: `${guests}-${id}`, guests, again: 'on' });
    expect(location).toMatch(/^\/dateTime\?invite=/);
    const made = await findInvite(db, location?.split('=')[1] ?? '');
    expect(made).toMatchObject({
      eventName: 'Garden party',
      date: '',
      location: 'Villa Rosa, Hamburg',
    });
    expect(made?.answerSettings.answerBy).toBe('');
    expect(made?.activities).toHaveLength(2);
    const invited = await listInvitees(db, made?.id ?? '');
    expect(invited.map(({ name }) => name)).toEqual(names);
    const called = invited.filter((one) => one.phone !== '').map((one) => [one.name, one.phone]);
    expect(called).toEqual(guests === 'none' ? [] : [['Ben', phone]]);
  }
});
