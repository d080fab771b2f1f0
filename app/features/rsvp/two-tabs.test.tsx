import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { StoredQuestion } from '#app/features/invite/schema.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { usualTerms } from '#tests/fixtures/replies.ts';
import { type FormField, readFormFields, toEntries } from '#tests/setup/form-fields.ts';

import { showProblem } from './descriptions.ts';
import { RsvpSection } from './form/rsvp-section.tsx';
import { readReplyForm } from './reply-form.server.ts';
import type { Party, Reply } from './reply.ts';
import { applyReply } from './reply/reply-rules.ts';
import { markShown } from './shown-fields.server.ts';

const kinds = ['text', 'long', 'one', 'several', 'number', 'yesno'] as const;
const scopes = ['reply', 'person'] as const;
const questions: StoredQuestion[] = kinds.flatMap((kind) =>
  scopes.map((scope) => ({
    id: `${kind}-${scope}`,
    kind,
    scope,
    title: `${kind} of each ${scope}`,
    choices: kind === 'one' || kind === 'several' ? ['Fish', 'Meat', 'Beans'] : [],
    required: false,
  })),
);
const settings = { ...usualAnswers, companions: 4, guestList: 'names' as const, questions };
const people = ['chiara', 'marco', 'nina'].map((id) => ({ id, name: id, child: false }));
const terms = { ...usualTerms, questions };

interface Tab {
  html: string;
  fields: FormField[];
}

function open(reply: Reply, party: Party): Tab {
  const shown = { name: reply.name, reply, party, questions };
  const rsvp = {
    ...shown,
    shown: markShown(shown),
    answer: reply.answer,
    extra: reply.extra,
    personal: party.isInvitee,
    unnamed: false,
    missing: [],
    answering: 'open' as const,
    season: { kind: 'before' } as const,
    isOver: false,
    figure: null,
    today: '2027-05-01',
    date: '',
    seats: null,
    outdated: null,
    hostedBy: '',
    settings,
    guests: [],
  };
  const html = renderToStaticMarkup(<RsvpSection rsvp={rsvp} />);
  return { html, fields: readFormFields(html) };
}

function press(
  before: Reply | null,
  party: Party,
  entries: readonly (readonly [string, string])[],
) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const given = readReplyForm(form);
  if (!given.ok) throw new Error(showProblem(given.error, getGuestWords('en')).message);
  const applied = applyReply(before, given.value.given, party, terms);
  if (!applied.ok) throw new Error(applied.error);
  return applied.value;
}

/** The value of each answer. The boxes of a question are one answer. */
function read(fields: readonly FormField[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { kind, name, value, checked } of fields) {
    if (kind === 'hidden') continue;
    let key = name === 'coming' ? `${name} ${value}` : name;
    if (name === 'companion') while (values.has(key)) key += '+';
    const said = kind === 'checkbox' ? `${value}: ${checked} ` : value.replaceAll('\r', '');
    values.set(key, (values.get(key) ?? '') + said);
  }
  return values;
}

/** Changes some fields, but leaves somebody checked: unchecking all does not revoke a yes. */
function edit(fields: readonly FormField[], numbers: readonly number[]): FormField[] {
  return fields.map((field, at) => {
    const number = numbers[at % numbers.length] ?? 0;
    if (field.kind === 'hidden' || number % 3 !== 0 || field.value === 'chiara') return field;
    if (field.kind === 'checkbox') return { ...field, checked: !field.checked };
    if (field.kind === 'select' || field.kind === 'radio') {
      const value = field.options[number % field.options.length] ?? '';
      return { ...field, value, checked: true };
    }
    const text = field.name.startsWith('q.number')
      ? `${number % 7}`
      : ['', 'Zoë', 'a\r\nb'][number % 4];
    const isLine = field.name === 'companion' || field.name === 'name';
    return { ...field, value: isLine ? (text ?? '').slice(0, 1) : (text ?? `Note ${number}`) };
  });
}

const numbers = fc.array(fc.nat(1000), { minLength: 7, maxLength: 23 });
const button = fc.constantFrom(
  ['save', '1'] as const,
  ['hidden', '1'] as const,
  ['answer', 'yes'] as const,
  ['extra', '3'] as const,
);
const party = fc.constantFrom<Party>(
  { people, companions: 4, isInvitee: true },
  { people: [], companions: 4, isInvitee: true },
  { people: [], companions: 4, isInvitee: false },
);

describe('two pages that show the same answer', () => {
  test('each change only what was changed in them, in any order and with any button (behaviour 25.43)', () => {
    fc.assert(
      fc.property(
        party,
        fc.tuple(numbers, numbers, numbers),
        fc.tuple(button, button),
        (who, [first, one, other], [oneButton, otherButton]) => {
          const yes = press(null, who, [['answer', 'yes']]).reply;
          const start = open(press(yes, who, [['extra', '2']]).reply, who);
          const filled = press({ ...yes, extra: 2 }, who, [
            ...toEntries(edit(start.fields, first), ['save', '1']),
          ]).reply;
          const page = open(filled, who);
          const shown = read(page.fields);
          const there = edit(page.fields, other);
          const here = edit(page.fields, one);
          const between = press(filled, who, toEntries(there, otherButton));
          const end = press(between.reply, who, toEntries(here, oneButton));
          expect([...between.problems, ...end.problems]).toEqual([]);
          const typed = read(here);
          const before = read(open(between.reply, who).fields);
          for (const [field, value] of read(open(end.reply, who).fields)) {
            const mine = typed.get(field);
            const isMine = mine !== undefined && mine !== shown.get(field);
            // A person whom this page has just checked was asked nothing before.
            const expected = isMine ? mine : (before.get(field) ?? value);
            expect([field, value]).toEqual([field, expected]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('and sent again as it is a page changes nothing (behaviour 25.43)', () => {
    fc.assert(
      fc.property(party, numbers, button, (who, first, pressed) => {
        const yes = press(null, who, [['answer', 'yes']]).reply;
        const start = open({ ...yes, extra: 3 }, who);
        const { reply } = press(
          { ...yes, extra: 3 },
          who,
          toEntries(edit(start.fields, first), ['save', '1']),
        );
        const again = press(reply, who, toEntries(open(reply, who).fields, pressed));
        expect(again.problems).toEqual([]);
        expect(again.reply).toEqual({ ...reply, hidden: pressed[0] === 'hidden' });
      }),
      { numRuns: 200 },
    );
  });
});
