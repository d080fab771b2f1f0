import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { listAnswers } from '#tests/setup/guest-page.ts';
import { type Reply, openSite } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

test('one address sends 120 answers a minute; others are not kept from answering (behaviour 14.18)', async () => {
  const site = await openSite({ TRUST_PROXY: 'on' });
  const inviteId = await addEvent(site.db);
  const page = getGuestPath(inviteId);
  const known = site.visitor();
  await known.get(page);
  const answers = ['yes', 'no', 'maybe'];
  const flood: Reply[] = [];
  for (let count = 0; count < 125; count += 1) {
    const answer = answers[count % 3] ?? '';
    flood.push(await known.post(page, { answer }, from('192.0.2.1')));
  }
  const refused = flood.filter(({ status }) => status !== 303);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
  for (const answer of refused) {
    expect(readWords(answer)).toContain('Too many attempts. Please wait and try again.');
    expect(readWords(answer)).toContain('Change answer');
  }
  const neighbour = await site.visitor().post(page, { answer: 'no' }, from('192.0.2.2'));
  expect(neighbour.status).toBe(303);
  const reader = await site.visitor().get(page, from('192.0.2.1'));
  expect(reader.status).toBe(200);
  await site.close();
});

test('eight people who check ten choices of twenty questions each are stored whole (behaviour 22.10)', async () => {
  const site = await openSite();
  const { db } = site;
  const choices = Array.from({ length: 10 }, (_, at) => `Choice ${at}`);
  const questions = Array.from({ length: 20 }, (_, at) => ({
    id: `question-${at}`,
    kind: 'several' as const,
    scope: 'person' as const,
    title: `Which of number ${at}?`,
    choices,
    required: false,
  }));
  const people = Array.from({ length: 8 }, (_, at) => ({ name: `Guest ${at}`, child: false }));
  const inviteId = await addEvent(db, {
    invitees: [{ name: 'The Rossis', email: 'chiara@private.example', people }],
    answerSettings: { ...usualAnswers, questions },
  });
  const [invitee] = await listInvitees(db, inviteId);
  const guest = site.visitor();
  const page = getGuestPath(inviteId);
  await guest.get(`${page}?g=${invitee?.token}`);
  const keys = questions.flatMap(({ id }) =>
    (invitee?.people ?? []).map((person) => `${id}.${person.id}`),
  );
  const fields = keys.flatMap((key) => [
    ['asked', key],
    ...choices.map((choice) => [`q.${key}`, choice]),
  ]);
  const body = new URLSearchParams([['answer', 'yes'], ['note', 'Hello'], ...fields]);
  const sent = await guest.send(page, { method: 'POST', headers: { origin: site.url }, body });
  expect(sent.status).toBe(303);
  const stored = await db
    .selectFrom('rsvps')
    .select(['note', 'answers'])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow();
  expect(stored.note).toBe('Hello');
  const answers = JSON.parse(stored.answers) as Record<string, Record<string, string[]>>;
  expect(Object.values(answers).flatMap((given) => Object.values(given))).toEqual(
    keys.map(() => choices),
  );
  await site.close();
});

test('one address adds 60 answers to an event a day; changes, personal links and other events do not count (behaviour 14.26)', async () => {
  const site = await openSite({ TRUST_PROXY: 'on' });
  const { db } = site;
  const invitees = [{ name: 'Bo', email: 'bo@example.org' }];
  const [inviteId, otherId] = [await addEvent(db, { invitees }), await addEvent(db)];
  const page = getGuestPath(inviteId);
  const visitors = Array.from({ length: 62 }, () => site.visitor());
  const statuses: number[] = [];
  for (const visitor of visitors) {
    statuses.push((await visitor.post(page, { answer: 'yes' }, from('2001:db8:1:2::5'))).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(303), 429, 429]);
  const sameNetwork = from('2001:db8:1:2:ffff::9');
  const refused = await site.visitor().post(page, { answer: 'yes' }, sameNetwork);
  expect(refused.status).toBe(429);
  expect(readWords(refused)).toContain(
    'Many new answers to this invitation came from your network today',
  );
  expect(await listAnswers(db, inviteId)).toHaveLength(60);

  const [first] = visitors;
  expect((await first?.post(page, { answer: 'no' }, sameNetwork))?.status).toBe(303);
  const bo = site.visitor();
  await bo.get(`${page}?g=${(await listTokens(db, inviteId))[0]}`);
  expect((await bo.post(page, { answer: 'yes' }, sameNetwork)).status).toBe(303);
  const elsewhere = await site
    .visitor()
    .post(getGuestPath(otherId), { answer: 'yes' }, sameNetwork);
  expect(elsewhere.status).toBe(303);
  const neighbour = await site.visitor().post(page, { answer: 'yes' }, from('2001:db8:1:3::5'));
  expect(neighbour.status).toBe(303);
  await site.close();
});
