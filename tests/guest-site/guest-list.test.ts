import { brotliCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { songQuestion } from '#tests/fixtures/questions.ts';
import {
  addGuestEvent,
  household,
  openAnsweringSite,
  site,
  type Event,
} from '#tests/setup/answering-site.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import type { Reply, Visitor } from '#tests/setup/site.ts';
import { readWords } from '#tests/setup/words.ts';

openAnsweringSite();

const family = [
  { name: 'Rosalba Tiepolo', child: false },
  { name: 'Umberto Tiepolo', child: false },
  { name: 'Ivo', child: true },
];
const invitees = [
  { name: 'Philippa Ostrander', email: 'philippa@private.example' },
  { name: 'The Tiepolos', email: 'rosalba@private.example', people: family },
  { name: 'Dr. Mandelbrot', email: 'mandel@private.example' },
  { name: 'Yvette Quillfeather', email: 'yvette@private.example' },
  { name: 'Silent Zebediah', email: 'zeb@private.example' },
];

interface Party {
  event: Event;
  /** On the personal links, in the order of the invitees. */
  visitors: Visitor[];
}

/** Everybody has answered, and somebody hides. */
async function openParty(settings: Partial<AnswerSettings>): Promise<Party> {
  const event = await addGuestEvent(
    { companions: 3, questions: [songQuestion], ...settings },
    { invitees },
  );
  const stored = await listInvitees(site.db, event.id);
  const visitors: Visitor[] = [];
  for (const { token } of stored) {
    const visitor = site.visitor();
    await visitor.get(`${event.page}?g=${token}`);
    visitors.push(visitor);
  }
  const [philippa, tiepolos, mandelbrot, yvette] = visitors as [Visitor, Visitor, Visitor, Visitor];
  await event.send(philippa, [
    ['answer', 'yes'],
    ['note', 'PRIVATE-NOTE'],
    ['q.song', 'PRIVATE-SONG'],
  ]);
  await event.send(philippa, [
    ['extra', '1'],
    ['companion', 'Balthasar Companion'],
  ]);
  const [rosalba, umberto, ivo] = stored[1]?.people ?? [];
  await tiepolos.post(event.page, { answer: 'yes' });
  await event.send(tiepolos, [
    ...[rosalba, umberto, ivo].map((person) => ['person', person?.id ?? ''] as const),
    ['coming', rosalba?.id ?? ''],
    ['coming', ivo?.id ?? ''],
  ]);
  await mandelbrot.post(event.page, { answer: 'yes' });
  await yvette.post(event.page, { answer: 'maybe' });
  await event.answerOpen('Gwendolyn Openlink');
  await event.answerOpen('Hidden-Hildegard Openlink', { hidden: '1' });
  const no = await event.answerOpen('Norbert Openlink');
  await no.post(event.page, { answer: 'no' });
  return { event, visitors };
}

const bytesOf = ({ text, headers }: Reply) =>
  `${text}\n${[...headers].filter(([name]) => name !== 'set-cookie').join('\n')}`;

async function pages(all: Promise<Reply>[]): Promise<string> {
  return (await Promise.all(all)).map(bytesOf).join();
}

/** Every kind of page for guests other than Philippa, none of which contains the guest's own texts. */
async function readPages({ event, visitors }: Party): Promise<{ seen: string; unseen: string }> {
  const { page } = event;
  const looker = await event.answerOpen('Looker');
  const [maybe, no, fresh] = [site.visitor(), site.visitor(), site.visitor()];
  await maybe.post(page, { answer: 'maybe' });
  await no.post(page, { answer: 'no' });
  const usual = {
    seen: await pages([
      looker.get(page),
      looker.get(`${page}?saved`),
      looker.get(`${page}?edit`),
      looker.post(page, { note: 'x'.repeat(3000) }),
      looker.post(page, { 'q.other': 'x' }),
      maybe.get(page),
      maybe.post(page, { answer: 'wrong' }),
    ]),
    unseen: await pages([
      fresh.get(page),
      fresh.get(page),
      fresh.get(`${page}?answer=yes`),
      fresh.post(page, { answer: 'wrong' }),
      no.get(page),
      no.post(page, { extra: '1' }),
      site.visitor().get(`${page}/event.ics`),
      site.visitor().get(`${page}/preview`),
      site.visitor().get(`${page}.data`),
      visitors[4]?.get(page) ?? fresh.get(page),
    ]),
  };
  const change = async (values: {
    answers_closed?: number;
    facts_version?: number;
    canceled_at?: number;
  }) => {
    await site.db.updateTable('invites').set(values).where('id', '=', event.id).execute();
    site.services.live.publish(event.id);
    return [await pages([looker.get(page)]), await pages([site.visitor().get(page), no.get(page)])];
  };
  // After a change of the facts, with answers closed, and canceled.
  const later = [
    await change({ facts_version: 2 }),
    await change({ answers_closed: 1 }),
    await change({ canceled_at: 1 }),
  ];
  return {
    seen: [usual.seen, ...later.map(([seen]) => seen)].join(),
    unseen: [usual.unseen, ...later.map(([, unseen]) => unseen)].join(),
  };
}

const surnames = ['Ostrander', 'Tiepolo', 'Mandelbrot', 'Quillfeather', 'Openlink', 'Companion'];
const privateWords = [
  secretHost.uid,
  secretHost.username,
  secretHost.email,
  'private.example',
  'PRIVATE-NOTE',
  'PRIVATE-SONG',
  'Balthasar',
  'Hidden-Hildegard',
  ...surnames,
];

/** What no guest may read of another, whatever the host allows. */
async function listSecrets({ event }: Party): Promise<string[]> {
  const { db } = site;
  const tokens = (await listInvitees(db, event.id)).slice(0, -1).map(({ token }) => token);
  const keys = await db
    .selectFrom('rsvps')
    .select(['id', 'guest_key_hash', 'invitee_id'])
    .where('invite_id', '=', event.id)
    .execute();
  return [
    ...privateWords,
    ...tokens,
    ...keys.flatMap((key) => Object.values(key)).filter((value) => value !== null),
  ];
}

const coming = ['Philippa', 'Rosalba', 'Gwendolyn'];
const children = ['Ivo'];
const others = ['Yvette', 'Umberto', 'Norbert'];

describe('in the bytes of every guest page', () => {
  test.each<[AnswerSettings['guestList'], readonly string[]]>([
    ['host', []],
    ['names', coming],
    ['answers', [...coming, ...others]],
  ])('where guests may see %j, nobody reads more (behaviour 25.40)', async (guestList, shown) => {
    const party = await openParty({ guestList });
    const { seen, unseen } = await readPages(party);
    expect(unseen).toContain('Garden party');
    const secrets = await listSecrets(party);
    expect(secrets.length).toBeGreaterThan(25);
    for (const secret of secrets) {
      expect(seen).not.toContain(secret);
      expect(unseen).not.toContain(secret);
    }
    for (const name of [...coming, ...others, ...children]) {
      expect(seen.includes(name)).toBe(shown.includes(name));
      expect(unseen).not.toContain(name);
    }
  });
});

test('says how many are coming, and names those who may be named (behaviour 25.40)', async () => {
  const { event } = await openParty({ guestList: 'names' });
  const looker = await event.answerOpen('Looker');
  // Philippa and a companion, two Tiepolos, Dr. Mandelbrot, two of the open link, and the looker.
  expect(await event.words(looker)).toContain(
    '8 people are coming Gwendolyn, Looker, Philippa, Rosalba and 4 more Hide my name from other guests',
  );
});

test('with answers says who might come and who cannot (behaviour 25.40)', async () => {
  const { event } = await openParty({ guestList: 'answers' });
  const looker = await event.answerOpen('Looker');
  const words = await event.words(looker);
  expect(words).toContain('1 person might come Yvette');
  expect(words).toContain('2 people can’t make it Norbert and Umberto');
});

test('a guest hides and shows the own name by one press (behaviour 25.40)', async () => {
  const { event } = await openParty({ guestList: 'names' });
  const [one, other] = [await event.answerOpen('Wilhelmina'), await event.answerOpen('Looker')];
  expect(await event.words(other)).toContain('Wilhelmina');
  const press = async () =>
    /<button[^>]*name="hidden"[^>]*>/.exec((await one.get(event.page)).text)?.[0];
  expect(await press()).toMatch(/(?=.*value="1")(?=.*aria-pressed="false")/);
  await one.post(event.page, { hidden: '1' });
  expect(await press()).toMatch(/(?=.*value="0")(?=.*aria-pressed="true")/);
  expect((await other.get(event.page)).text).not.toContain('Wilhelmina');
  await one.post(event.page, { hidden: '0' });
  expect(await event.words(other)).toContain('Wilhelmina');
});

test('names of children are read only where the host allows them, and a household hides together (behaviour 25.40)', async () => {
  for (const childNames of [false, true]) {
    const event = await addGuestEvent({ guestList: 'names', childNames }, household);
    const [rossis, other] = [await event.invited(), await event.answerOpen('Looker')];
    await rossis.post(event.page, { answer: 'yes' });
    const read = await event.words(other);
    expect(read).toContain(
      `5 people are coming ${childNames ? 'Chiara, Leo, Looker, Marco and Nina' : 'Chiara, Looker, Marco and 2 more'} Hide my name`,
    );
    expect(await event.words(rossis)).toContain('Hide our names from other guests');
    await rossis.post(event.page, { hidden: '1' });
    expect(await event.words(other)).toContain('5 people are coming Looker and 4 more');
  }
});

test('who cannot come hides too, where others read that (behaviour 25.40)', async () => {
  const event = await addGuestEvent({ guestList: 'answers' });
  const [one, other] = [await event.answerOpen('Wilhelmina'), await event.answerOpen('Looker')];
  await one.post(event.page, { answer: 'no' });
  expect(await event.words(other)).toContain('1 person can’t make it Wilhelmina');
  const words = await event.words(one);
  expect(words).toContain('Hide my name from other guests');
  expect(words).not.toContain('Looker');
  await one.post(event.page, { hidden: '1' });
  expect(await event.words(other)).not.toContain('Wilhelmina');
});

test('a page with every option is at most 30 kB, and its script 3 kB (behaviour 25.41)', async () => {
  const kinds = ['text', 'long', 'one', 'several', 'number', 'yesno'] as const;
  const questions = Array.from({ length: 20 }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'text';
    const hasChoices = kind === 'one' || kind === 'several';
    return {
      id: `question-${at}`,
      kind,
      scope: at % 2 === 0 ? ('person' as const) : ('reply' as const),
      title: `What would you like to tell us about number ${at}?`,
      choices: hasChoices ? ['Nothing special', 'Vegetarian', 'Vegan', 'Gluten-free'] : [],
      required: at % 3 === 0,
    };
  });
  const people = Array.from({ length: 8 }, (_, at) => ({ name: `Guest ${at}`, child: at > 5 }));
  const event = await addGuestEvent(
    {
      companions: 10,
      answerBy: '2027-05-29',
      seats: 500,
      guestList: 'answers',
      contact: 'maya@garden.example',
      questions,
    },
    { invitees: [{ name: 'The Rossis', email: 'a@private.example', people }] },
  );
  const guest = await event.invited();
  await guest.post(event.page, { answer: 'yes' });
  await guest.post(event.page, { extra: '10' });
  const { text } = await guest.get(event.page);
  expect(readWords({ text })).toContain('18 people are coming');
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(30_000);
  const script = /<script type="module" src="([^"]+)"/.exec(text)?.[1] ?? '';
  const source = await site.visitor().get(script);
  expect(source.text).toContain('#rsvp');
  expect(brotliCompressSync(source.text).length).toBeLessThanOrEqual(3000);
});
