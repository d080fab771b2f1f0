import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { overviewActionSchema } from '../schema.ts';
import { parseEdit } from './rules.ts';

describe('an edit on the dashboard', () => {
  const stored = { location: 'Villa Rosa', lat: 1, lng: 2, showMap: false };

  /** The sentence of a refusal, from the schema or from the part's rule. */
  function problemOf(input: unknown): string {
    const action = v.safeParse(overviewActionSchema, input);
    if (!action.success) return action.issues[0].message;
    if (action.output.intent !== 'edit') throw new Error('not an edit');
    const parsed = parseEdit(action.output, stored);
    if (parsed.ok) throw new Error('the edit was accepted');
    return parsed.error;
  }

  test.each([
    {},
    { part: 'eventName', version: 1 },
    { part: 'eventName', version: 1, value: 7 },
    { part: 'eventName', version: '1', value: 'x' },
    { part: 'eventName', version: 0, value: 'x' },
    { part: 'eventName', version: 1.5, value: 'x' },
    { part: 'eventName', version: 2 ** 31, value: 'x' },
    { part: 'hostUid', version: 1, value: 'x' },
    { part: 'invitee', version: 1, value: '' },
    { part: 'eventName', version: 1, value: '   ' },
    { part: 'eventName', version: 1, value: 'x'.repeat(101) },
    { part: 'location', version: 1, value: ' ' },
    { part: 'location', version: 1, value: 'x'.repeat(201) },
    { part: 'message', version: 1, value: '\0' },
    { part: 'message', version: 1, value: '\udc00' },
    { part: 'hostedBy', version: 1, value: 'x'.repeat(201) },
    { part: 'hostedBy', version: 1, value: 'a\0b' },
  ])('as %j is refused with a sentence for people', (input) => {
    const problem = problemOf({ intent: 'edit', ...input });
    expect(problem).not.toMatch(/^Invalid/);
  });

  test('trims a title, keeps a message as typed and lets it be empty (behaviour 18.30)', () => {
    expect(parseEdit({ part: 'eventName', value: ' Hi ' }, stored)).toMatchObject({
      ok: true,
      value: { text: 'Hi', update: { name: 'eventName', part: { eventName: 'Hi' } } },
    });
    for (const value of ['', ' a\n\nb ']) {
      expect(parseEdit({ part: 'message', value }, stored)).toMatchObject({
        value: { update: { name: 'message', part: { customMessage: value } } },
      });
    }
  });

  test('trims the name of the hosts, and lets it be empty', () => {
    for (const [value, text] of [
      [' Maya & Jonah ', 'Maya & Jonah'],
      ['\u200b', ''],
    ] as const) {
      expect(parseEdit({ part: 'hostedBy', value }, stored)).toMatchObject({
        value: { text, update: { name: 'hostedBy', part: { hostedBy: text } } },
      });
    }
  });

  test('keeps the point of an unchanged address and drops it with any other (behaviour 18.31)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (value) => {
        const parsed = parseEdit({ part: 'location', value }, stored);
        if (!parsed.ok || parsed.value.update.name !== 'location') return;
        const known = value.trim() === stored.location;
        expect(parsed.value.update.part.lat).toBe(known ? 1 : null);
      }),
      { examples: [[' Villa Rosa '], ['Villa Rosa 2']] },
    );
  });
});
