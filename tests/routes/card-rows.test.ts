import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { StoredInvitee } from '#app/features/invite/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getGuestCardPath, getGuestPath, getGuestsPath } from '#app/platform/paths.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findSeenVersion } from '#tests/setup/seen-version.ts';
import { id, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const romanos = {
  name: 'The Romanos',
  email: 'chiara@example.org',
  people: ['Chiara', 'Paolo', 'Leo', 'Nina'].map((name) => ({ name, child: false })),
};

useSite({}, { clock: () => Date.parse('2027-05-01T12:00Z') });
useHosts();
let family: StoredInvitee;
let ben: StoredInvitee;

beforeEach(async () => {
  await switchEvent({
    invitees: [romanos, { name: 'Ben', email: 'ben@example.org' }],
    answerSettings: { ...usualAnswers, companions: 2 },
  });
  const [first, second] = await listInvitees(site.db, id);
  if (!first || !second) throw new Error('Nobody is invited.');
  [family, ben] = [first, second];
});

const cardOf = (guestId: string) => getGuestCardPath(id, guestId);
const send = (guestId: string, body: unknown) =>
  owner.visitor.postJson(`${cardOf(guestId)}.data`, body);
const read = async (guestId: string) => readWords(await owner.visitor.get(cardOf(guestId)));
const replies = () => site.db.selectFrom('rsvps').selectAll().where('invite_id', '=', id).execute();
const personOf = (name: string) => family.people.find((one) => one.name === name)?.id ?? '';
const hostNote = 'SECRET: vegetarian? Ask.';
const noteBen = (seen: string, text = hostNote) =>
  send(ben.id, { intent: 'host-note', note: text, seen });
const post = (guestId: string, form: Record<string, string>) =>
  owner.visitor.post(cardOf(guestId), { intent: 'plain', ...form });

async function neighborsOf(guestId: string, search = '') {
  const { text } = await owner.visitor.get(cardOf(guestId) + search);
  const links = text.match(/<a [^>]*aria-label="(?:Previous|Next) guest"[^>]*>/g) ?? [];
  const find = (label: string) =>
    links.find((one) => one.includes(label))?.match(/\/guests\/([^"?]*)/)?.[1] ?? null;
  return [find('Previous'), find('Next')];
}

describe('a host’s own note (behaviour 28.22)', () => {
  test('is on the card alone, and no byte of it reaches the guest', async () => {
    expect((await noteBen('')).status).toBe(200);
    expect(await read(ben.id)).toContain(`Your note ${hostNote}`);
    const guest = site.visitor();
    const opened = await guest.get(`${getGuestPath(id)}?g=${ben.token}`);
    const shown = [
      await guest.get(opened.location ?? ''),
      await guest.get(`${getGuestPath(id)}/data`),
      await owner.visitor.get(getGuestsPath(id)),
    ];
    for (const { text } of shown) expect(text).not.toContain('SECRET');
    expect(readWords(shown[1]!)).toContain('A note about you');
    await guest.post(`${getGuestPath(id)}/data`, { delete: '1' });
    expect(await read(ben.id)).toContain('Your note Only hosts see it');
  });

  test('of two hosts is not overwritten, and one too long is refused', async () => {
    await noteBen('');
    const another = await noteBen('', 'Another');
    expect(another.status).toBe(409);
    expect(another.text).toContain(hostNote);
    expect((await noteBen(hostNote, 'x'.repeat(2001))).status).toBe(422);
    expect((await noteBen(hostNote, '')).status).toBe(200);
    expect(await read(ben.id)).not.toContain('SECRET');
  });

  test('belongs to invitees', async () => {
    const answerId = await addAnswer(site.db, { inviteId: id, name: 'Zoe', answer: 'yes' });
    const sent = { intent: 'host-note', note: 'x', seen: '' };
    expect((await send(answerId, sent)).status).toBe(409);
    expect(await read(answerId)).not.toContain('Your note');
  });
});

describe('the card as one form (behaviour 28.23)', () => {
  test('stores what was changed, field by field, and nothing else', async () => {
    const leo = `person-${personOf('Leo')}`;
    const saved = await post(family.id, {
      answer: 'yes',
      'was-answer': '',
      [leo]: 'no',
      [`was-${leo}`]: '',
      email: 'chiara@example.org',
      'was-email': 'chiara@example.org',
      labels: 'Family, "Table 1, left"',
      'was-labels': '',
      'host-note': 'One\r\ntwo',
      'was-host-note': '',
      name: 'The Rossis',
      'was-name': 'The Romanos',
    });
    expect(saved.status).toBe(200);
    expect(readWords(saved)).toContain('Saved.');
    const words = await read(family.id);
    expect(words).toContain('Going, 3 of 4');
    for (const said of ['The Rossis', 'Family ×', 'Table 1, left ×', 'One two']) {
      expect(words).toContain(said);
    }
    expect((await listInvitees(site.db, id))[0]?.token).toBe(family.token);
    const again = { labels: '', 'was-labels': 'Family, "Table 1, left"', 'was-answer': 'yes' };
    await post(family.id, {
      ...again,
      answer: 'none',
      version: `${await findSeenVersion(site.db, family.id)}`,
    });
    const left = await read(family.id);
    expect(left).toContain('No response yet');
    expect(left).not.toContain('Family ×');
  });

  test('says at its field what could not be stored, and keeps what was typed', async () => {
    await addAnswer(site.db, { inviteId: id, inviteeId: ben.id, answer: 'yes', note: 'By boat' });
    const form = {
      note: 'By car',
      'was-note': 'By train',
      email: 'b@exam',
      'was-email': 'ben@example.org',
      'host-note': 'Ask him',
      'was-host-note': '',
    };
    const refused = await post(ben.id, form);
    expect(refused.status).toBe(409);
    const words = readWords(refused);
    expect(words).toContain('Not all of it was saved.');
    expect(words).toContain('Somebody changed this: “By boat”. Save again to keep yours.');
    expect(words).toContain('Please enter a mail address.');
    expect(refused.text).toContain('value="b@exam"');
    expect(refused.text).toContain('By car</textarea>');
    expect(refused.text).toContain('name="was-note" value="By boat"');
    expect(await read(ben.id)).toContain('Your note Ask him');
    await post(ben.id, { ...form, 'was-note': 'By boat', email: 'ben@example.org' });
    expect(await replies()).toMatchObject([{ note: 'By car' }]);
  });

  test('takes a guest off the list, and the activity can bring them back (behaviour 28.24)', async () => {
    const gone = await owner.visitor.post(cardOf(ben.id), { intent: 'take-off' });
    expect([gone.status, gone.location]).toEqual([302, getGuestsPath(id)]);
    expect((await listInvitees(site.db, id)).map(({ name }) => name)).toEqual(['The Romanos']);
    expect(readWords(await post(ben.id, { name: 'x', 'was-name': '' }))).toContain(
      'This guest isn’t on the list any more.',
    );
  });
});

describe('the neighbors (behaviour 28.25)', () => {
  test('are those of the list as it was searched and put in order', async () => {
    const zoe = await addAnswer(site.db, { inviteId: id, name: 'Zoe', answer: 'yes' });
    expect(await neighborsOf(ben.id)).toEqual([null, family.id]);
    expect(await neighborsOf(family.id)).toEqual([ben.id, zoe]);
    expect(await neighborsOf(family.id, '?sort=added')).toEqual([null, ben.id]);
    expect(await neighborsOf(zoe, '?show=going')).toEqual([null, null]);
    await send(ben.id, { intent: 'reply', given: { answer: 'yes' } });
    // Who was not told yet comes before who has answered.
    expect(await neighborsOf(ben.id, '?show=none')).toEqual([family.id, null]);
    expect(await neighborsOf(ben.id, '?find=Romano')).toEqual([family.id, null]);
  });
});

async function readOwnName(guestId: string, language: string): Promise<string | undefined> {
  await owner.visitor.post('/language', { language });
  const { text } = await owner.visitor.get(`${cardOf(guestId)}.data`);
  return /"ownName","([^"]*)"/.exec(text)?.[1];
}

test('a guest without a name has none for a host of any language (behaviour 49.98)', async () => {
  const answer = { inviteId: id, answer: 'yes' } as const;
  const reply = await addAnswer(site.db, { ...answer, name: '' });
  const given = await addAnswer(site.db, { ...answer, name: 'Guest without a name' });
  expect(await readOwnName(reply, 'de')).toBe('');
  expect(await readOwnName(reply, 'en')).toBe('');
  expect(await readOwnName(given, 'en')).not.toBe('');
});
