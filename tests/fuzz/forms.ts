import * as fc from 'fast-check';
import * as v from 'valibot';

import { partNames, parts } from '#app/features/draft/parts.ts';
import { findInviteeProblems } from '#app/features/draft/parts/household.ts';
import { parseDraft } from '#app/features/draft/rules.ts';
import { parseEventFile } from '#app/features/event-file/import-event.server.ts';
import { readReplyForm } from '#app/features/rsvp/reply-form.server.ts';
import { maxBodyBytes } from '#app/platform/body-limit.ts';
import { readForm, readJson, readUpload } from '#app/platform/form.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { makeFullEventFile } from '#tests/fixtures/full-event-file.ts';

import { makeFields, makeMutant, makeText } from './inputs.ts';
import { type Target, defineTarget } from './target.ts';
import { formNames, formValues, tokens } from './tokens.ts';

const receive = (text: string, contentType: string) => ({
  body: new TextEncoder().encode(text),
  bodyTooLarge: false,
  bodyLimit: maxBodyBytes,
  contentType,
});

/** A refusal is a status below 500. */
function judge(read: { ok: true } | { ok: false; error: { status: number } }): void {
  if (!read.ok && read.error.status >= 500) throw new Error(`status ${read.error.status}`);
}

function readAnswer(fields: readonly [string, string][]): void {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  judge(readReplyForm(form));
}

function listBodies(): Target[] {
  const multipart = 'multipart/form-data; boundary=b';
  const types = ['', 'application/x-www-form-urlencoded', multipart, 'multipart/form-data', '\0'];
  const sent = fc.tuple(makeText(tokens.form), fc.constantFrom(...types));
  return [
    defineTarget('forms', sent, async ([text, type]) => judge(await readForm(receive(text, type)))),
    defineTarget('uploads', makeText(tokens.upload), async (text) =>
      judge(await readUpload(receive(text, multipart))),
    ),
    defineTarget('JSON bodies', makeText(tokens.json), async (text) =>
      judge(await readJson(receive(text, 'application/json'))),
    ),
  ];
}

/** What is sent as a whole: bodies, forms, drafts, files. */
export function listForms(): Target[] {
  const text = makeText(tokens.lines);
  const person = fc.record({ name: text, child: fc.boolean() });
  const household = fc.record({
    name: text,
    email: text,
    people: fc.array(person, { maxLength: 25 }),
    companions: fc.option(fc.oneof(fc.integer(), fc.double())),
  });
  const mutant = makeMutant(makeDraft());
  return [
    ...listBodies(),
    defineTarget('answer forms', makeFields(formNames, formValues), readAnswer),
    defineTarget('household forms', household, findInviteeProblems),
    defineTarget('drafts', mutant, parseDraft),
    ...partNames.map((name) =>
      defineTarget(`part ${name}`, mutant, (value) => {
        v.safeParse(parts[name].schema, value);
        v.safeParse(parts[name].stepSchema, value);
      }),
    ),
    defineTarget('event files', makeMutant(makeFullEventFile(0)), (file) =>
      parseEventFile(file, 0),
    ),
  ];
}
