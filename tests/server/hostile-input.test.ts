import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import {
  nastyStrings,
  makeStorableText,
  makeStorableWords,
  unstorableStrings,
} from '#tests/fixtures/nasty-strings.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { createNoLimits } from '#tests/setup/limits.ts';
import { type Reply } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite({}, { limits: createNoLimits() });
let hosts = 0;

const newHost = () => logIn(site, `host-${hosts++}`);

/** Text without tags, with entities resolved. */
function shownBy({ text }: Reply): string {
  return text
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Shapes and colors without text. A typed theme may affect drawings and fonts. */
const drawing =
  /<svg xmlns="[^"<>]*"[^<>]*>(?:<\/?(?:circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|pattern|radialGradient|rect|stop|use)\b[^<>]*>)*<\/svg>/g;
const facePreload = /<link rel="preload" as="font"(?: [a-z]+="[^"<>]*")*\/>/g;
const faceRules = /<style>(?:@font-face\{[^{}<>]*\})+<\/style>/g;
/** What only an animated look has: a switch, and the address and colors of its confetti. */
const motionSwitch = /<button type="button" id="motion"(?: [a-z-]+="[^"<>]*")*>[\w ]*<\/button>/g;
const confetti = / data-confetti="[/\w.-]*" data-colors="[#\da-f ,]*"/g;

/** Of a title whose letters need taller lines. */
const titleScript = / data-script="\w+"/g;

/** A break within a word of a title, which only the product writes: typed markup is text. */
const wordBreak = /<wbr\/>/g;

/** Tags with the names of their attributes, which injected markup would change. */
function skeletonOf({ text: html }: Reply): string[] {
  const text = [
    drawing,
    facePreload,
    faceRules,
    motionSwitch,
    confetti,
    titleScript,
    wordBreak,
  ].reduce((rest, part) => rest.replaceAll(part, ''), html);
  return [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/="[^"]*"/g, ''));
}

/** All values in the data of a page. */
function dataOf({ text }: Reply): unknown[] {
  return JSON.parse(text.split('\n', 1)[0] ?? '') as unknown[];
}

const words = {
  short: makeStorableWords(100),
  name: makeStorableWords(200),
  email: makeStorableWords(320),
};

const anyDraft: fc.Arbitrary<Partial<Draft>> = fc.record({
  eventName: words.short,
  eventType: fc.tuple(words.short, words.short),
  theme: fc.tuple(words.short, words.short),
  location: makeStorableWords(200),
  customMessage: makeStorableWords(600),
  activities: fc.tuple(words.short, words.short).map(([one, two]) => [
    { id: 1, name: one, time: 1140 },
    { id: 2, name: two, time: 1290 },
  ]),
  invitees: fc.tuple(words.name, words.email).map(([name, email]) => [{ name, email }]),
});

const plainWords: Partial<Draft> = { invitees: [{ name: 'Ana', email: 'ana@example.org' }] };

interface Saved {
  host: LoggedIn;
  id: string;
}

/** Posts a draft as /confirm does, and logs its host in again. */
async function save(draft: Draft, body: unknown = draft): Promise<Saved> {
  const { host: saver, visitor } = await newHost();
  const answer = await visitor.postJson('/confirm', body);
  expect(answer.status).toBe(200);
  const host = await logIn(site, saver);
  const { id } = await site.db
    .selectFrom('invites')
    .select('id')
    .where('draft_id', '=', draft.draftId)
    .executeTakeFirstOrThrow();
  return { host, id };
}

async function pagesOf({ host: { visitor }, id }: Saved): Promise<Reply[]> {
  const pages = [
    await site.visitor().get(getGuestPath(id)),
    await visitor.get(getDashboardPath(id)),
    await visitor.get('/host/events'),
  ];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  return pages;
}

async function rowsOf(id: string) {
  const { db } = site;
  const invite = await db
    .selectFrom('invites')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const invitees = await db
    .selectFrom('invitees')
    .select(['name', 'email'])
    .where('invite_id', '=', id)
    .execute();
  return { invite, invitees };
}

const trim = (texts: readonly string[]) => texts.map((text) => text.trim());

function trimmed(draft: Draft) {
  return {
    title: draft.eventName.trim(),
    types: trim(draft.eventType),
    themes: trim(draft.theme),
    location: draft.location.trim(),
    activities: draft.activities.map((each) => ({ ...each, name: each.name.trim() })),
    invitees: draft.invitees.map(({ name, email }) => ({ name: name.trim(), email: email.trim() })),
  };
}

const stepValues: [path: string, values: (draft: ReturnType<typeof trimmed>) => string[]][] = [
  ['eventName', ({ title }) => [title]],
  ['partyType', ({ types }) => types],
  ['location', ({ location }) => [location]],
  ['activity', ({ activities }) => activities.map(({ name }) => name)],
  ['invitee', ({ invitees }) => invitees.flatMap(({ name, email }) => [name, email])],
];

/** Stored texts in the form of the draft. */
async function storedTexts(id: string) {
  const { invite, invitees } = await rowsOf(id);
  return {
    title: invite.event_name,
    types: JSON.parse(invite.event_type) as unknown,
    themes: JSON.parse(invite.theme) as unknown,
    location: invite.location,
    activities: JSON.parse(invite.activities) as unknown,
    invitees,
    message: invite.custom_message,
  };
}

/** The texts that a screen should contain and does not. */
async function textsLost(saved: Saved, draft: Draft): Promise<string[]> {
  const told = trimmed(draft);
  const { title, types, themes, location, activities, invitees } = told;
  const [guest = '', dashboard = '', events = ''] = (await pagesOf(saved)).map(shownBy);
  const onBoth = [title, types.join(', '), location, ...activities.map(({ name }) => name)];
  const people = invitees.flatMap(({ name, email }) => [name, email]);
  const guestTexts = [...onBoth, themes.join(', '), draft.customMessage.trim()];
  const hostTexts = [...onBoth, themes.join(' • '), draft.customMessage, ...people];
  const lost = [
    ...guestTexts.filter((text) => !guest.includes(text)),
    ...hostTexts.filter((text) => !dashboard.includes(text)),
    ...[title].filter((text) => !events.includes(text)),
  ];

  const { visitor } = saved.host;
  const given = dataOf(await visitor.get(`${getDashboardPath(saved.id)}.data`));
  lost.push(...[title, location, draft.customMessage].filter((text) => !given.includes(text)));
  for (const [path, values] of stepValues) {
    const step = dataOf(await visitor.get(`/${path}.data?invite=${saved.id}`));
    lost.push(...values(told).filter((text) => !step.includes(text)));
  }
  return lost;
}

describe('what a host types', () => {
  test('is stored and read back as it was, apart from spaces at its ends (behaviour 22.4)', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (changes) => {
        const draft = makeDraft(changes);
        const saved = await save(draft);
        const typed = { ...trimmed(draft), message: draft.customMessage };
        expect(await storedTexts(saved.id)).toEqual(typed);
        expect(await textsLost(saved, draft)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test.each(nastyStrings)('%j in every field is read back on every screen', async (text) => {
    const draft = makeDraft({
      eventName: text,
      eventType: [text, 'Brunch Party'],
      theme: ['Neon', text],
      location: text,
      customMessage: text,
      activities: [
        { id: 1, name: text, time: 1140 },
        { id: 2, name: 'Dancing', time: 1290 },
      ],
      invitees: [{ name: text, email: text }],
    });
    const saved = await save(draft);
    const typed = { ...trimmed(draft), message: draft.customMessage };
    expect(await storedTexts(saved.id)).toEqual(typed);
    expect(await textsLost(saved, draft)).toEqual([]);
  });

  test('never changes the markup of a page (behaviour 13.14)', async () => {
    const plain = (await pagesOf(await save(makeDraft(plainWords)))).map(skeletonOf);
    await fc.assert(
      fc.asyncProperty(anyDraft, async (changes) => {
        const nasty = await pagesOf(await save(makeDraft(changes)));
        expect(nasty.map(skeletonOf)).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  });

  test('can be edited in place to anything that can be stored', async () => {
    const host = await newHost();
    const id = await addEvent(site.db, { host: host.host });
    let version = 1;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(fc.constant('eventName'), words.short),
          fc.tuple(fc.constant('location'), makeStorableWords(200)),
          fc.tuple(fc.constant('message'), makeStorableText(600)),
        ),
        async ([part, value]) => {
          const edit = { intent: 'edit', part, version, value };
          const answer = await host.visitor.postJson(getDashboardPath(id), edit);
          expect(answer.status).toBe(200);
          version += 1;
          const shown = shownBy(answer);
          expect(shown).toContain(value.trim());
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('what a guest types', () => {
  test('is stored and shown to the guest and to the host as text', async () => {
    const host = await newHost();
    const id = await addEvent(site.db, { host: host.host });
    const guest = site.visitor();
    await guest.get(getGuestPath(id));
    await guest.post(getGuestPath(id), { answer: 'yes' });
    // A form's text has CR LF line breaks, whatever was typed.
    const name = words.name.map((text) => text.replaceAll(/\r\n|\r|\n/g, ' '));
    await fc.assert(
      fc.asyncProperty(name, async (typed) => {
        expect((await guest.post(getGuestPath(id), { name: typed })).status).toBe(303);
        expect(shownBy(await guest.get(getGuestPath(id)))).toContain(typed.trim());
        expect(shownBy(await host.visitor.get(getDashboardPath(id)))).toContain(typed.trim());
      }),
      { numRuns: 30 },
    );
  });

  test('as an answer is one of three words, or refused', async () => {
    const { host } = await newHost();
    const id = await addEvent(site.db, { host });
    for (const field of ['answer', 'extra']) {
      for (const text of [...nastyStrings, ...unstorableStrings]) {
        const fields = { [field]: field === 'extra' && text === '0' ? '2' : text };
        expect((await site.visitor().post(getGuestPath(id), fields)).status).toBe(400);
      }
    }
    expect((await site.visitor().post(getGuestPath(id), { name: 'a\0b' })).status).toBe(422);
    const rows = await site.db
      .selectFrom('rsvps')
      .selectAll()
      .where('invite_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('what cannot be saved', () => {
  const wrongTypes: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom(1, true, null, [[[]]], { nested: { deeply: ['x'] } }, ['a', 2]),
    fc.constantFrom(...unstorableStrings),
    fc.object({ maxDepth: 3 }),
  );
  const textFields = ['draftId', 'eventName', 'location', 'customMessage', 'date', 'timeZone'];
  const listFields = ['eventType', 'theme', 'activities', 'invitees'];
  const broken: fc.Arbitrary<[string, unknown]> = fc.oneof(
    fc.tuple(fc.constantFrom(...textFields, 'startTime', 'endTime'), wrongTypes),
    fc.tuple(fc.constant('endsNextDay'), fc.constantFrom('true', 1, null, [])),
    fc.tuple(
      fc.constantFrom(...listFields),
      fc.oneof(
        wrongTypes,
        wrongTypes.map((entry) => [entry]),
      ),
    ),
    fc.constantFrom<[string, unknown][]>(
      ['eventName', 'x'.repeat(101)],
      ['location', 'x'.repeat(201)],
      ['eventType', ['x'.repeat(101)]],
      ['theme', Array.from({ length: 51 }, () => 'x')],
      ['theme', Array.from({ length: 100_000 }, () => 'x')],
      ['activities', [{ id: 1, name: 'x'.repeat(101), time: 1 }]],
      ['activities', [{ id: 1.5, name: 'x', time: 1 }]],
      ['activities', [{ id: 1, name: 'x', time: 1e308 }]],
      ['invitees', [{ name: 'x'.repeat(201), email: 'x' }]],
      ['invitees', [{ name: 'x', email: 'x'.repeat(321) }]],
      ['lat', 91],
      ['lng', '10'],
      ['date', '2027-02-30'],
      ['startTime', '25:00'],
    ),
  );

  test('is refused with a sentence and leaves no row (behaviour 22.5)', async () => {
    const host = await newHost();
    await fc.assert(
      fc.asyncProperty(broken, async ([field, value]) => {
        const draft = { ...makeDraft(), [field]: value };
        const answer = await host.visitor.postJson('/confirm.data', draft);
        expect([413, 422]).toContain(answer.status);
        const message = dataOf(answer).find(
          (told) => typeof told === 'string' && /^[A-Z].* .*\.$/.test(told),
        );
        expect(message).toBeDefined();
        expect(message).not.toMatch(/^Invalid /);
      }),
      { numRuns: 150 },
    );
    const rows = await site.db
      .selectFrom('invites')
      .select('id')
      .where('host_uid', '=', host.host.uid)
      .execute();
    expect(rows).toEqual([]);
  });

  test('is refused however deep it is nested (behaviour 22.5)', async () => {
    const { visitor } = await newHost();
    const deep = '['.repeat(400_000) + ']'.repeat(400_000);
    for (const body of [deep, `{"eventName":${deep}}`, `{"eventName":"x","theme":${deep}}`]) {
      expect((await visitor.postJson('/confirm', body)).status).toBe(422);
    }
  });

  test('does not come in through names that are special (behaviour 22.5)', async () => {
    const draft = makeDraft();
    const smuggled =
      '"__proto__":{"polluted":true,"eventName":"Smuggled"},"constructor":{"prototype":{"polluted":true}},' +
      '"hostUid":"somebody","id":"chosen","version":99,"createdAt":1,';
    const body = JSON.stringify(draft).replace('{', `{${smuggled}`);
    const { host, id } = await save(draft, body);
    const { invite } = await rowsOf(id);
    const own = { event_name: draft.eventName, host_uid: host.host.uid, version: 1 };
    expect(invite).toMatchObject(own);
    expect(id).not.toBe('chosen');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
