import * as v from 'valibot';

import { type Draft, type PartName, draftSchema, partSchemas } from '#app/features/draft/schema.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import { messages } from './messages.ts';
import type { Invite, PartUpdate } from './schema.ts';

/** What keeps a draft from being saved: a sentence, and the part that it is about if it is about one. */
export interface DraftProblem {
  part: PartName | null;
  message: string;
}

const partOfField = new Map<string, PartName>(
  (Object.keys(partSchemas) as PartName[]).flatMap((part) =>
    Object.keys(partSchemas[part].entries).map((field) => [field, part] as const),
  ),
);

/** The library's own wording is for programmers; every rule that a host can break has a sentence of its own. */
function sentence(message: string): string {
  return message.startsWith('Invalid ') ? messages.unreadablePart : message;
}

function isBlank(input: unknown): boolean {
  const name = (input as Partial<Draft> | null)?.eventName;
  return typeof name !== 'string' || trimText(name) === '';
}

/**
 * Checks a whole draft as it came (spec §5): the draft, or the first problem of each of its parts, a
 * missing name first.
 */
export function parseDraft(input: unknown): Result<Draft, DraftProblem[]> {
  const parsed = v.safeParse(draftSchema, input);
  if (parsed.success) return ok(parsed.output);
  const problems = new Map<PartName | null, string>();
  if (isBlank(input)) problems.set('eventName', messages.noName);
  for (const issue of parsed.issues) {
    const part = partOfField.get(String(issue.path?.[0]?.key)) ?? null;
    if (!problems.has(part)) problems.set(part, sentence(issue.message));
  }
  return fail([...problems].map(([part, message]) => ({ part, message })));
}

/** The parts that the dashboard edits in place (spec §2). */
export type EditablePart = 'eventName' | 'location' | 'message';

const maxVersion = 2 ** 31 - 1;

const editSchema = v.object({
  part: v.picklist(['eventName', 'location', 'message']),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  value: v.string(),
});

/** One part of an invitation with the version it was read at. */
export interface Change {
  version: number;
  update: PartUpdate;
}

type Located = Pick<Invite, 'location' | 'lat' | 'lng' | 'showMap'>;

/** An address that somebody edited is another place: its point on the map is unknown until it is looked up. */
function locationPart(location: string, stored: Located) {
  const same = location.trim() === stored.location;
  const { lat, lng, showMap } = stored;
  return { location, lat: same ? lat : null, lng: same ? lng : null, showMap };
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, string> {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? ok(parsed.output) : fail(sentence(parsed.issues[0].message));
}

type Edit = { part: EditablePart; text: string; update: PartUpdate };

function parseValue(part: EditablePart, value: string, stored: Located): Result<Edit, string> {
  switch (part) {
    case 'eventName': {
      const parsed = check(partSchemas.eventName, { eventName: value });
      if (!parsed.ok) return parsed;
      return ok({ part, text: parsed.value.eventName, update: { name: part, part: parsed.value } });
    }
    case 'location': {
      const parsed = check(partSchemas.location, locationPart(value, stored));
      if (!parsed.ok) return parsed;
      return ok({ part, text: parsed.value.location, update: { name: part, part: parsed.value } });
    }
    case 'message': {
      const parsed = check(partSchemas.message, { customMessage: value });
      if (!parsed.ok) return parsed;
      const text = parsed.value.customMessage;
      return ok({ part, text, update: { name: part, part: parsed.value } });
    }
  }
}

/** A dashboard edit as it came, checked by its part's rule; or the sentence that says what is wrong. */
export function parseEdit(input: unknown, stored: Located): Result<Change & Edit, string> {
  const edit = v.safeParse(editSchema, input);
  if (!edit.success) return fail(messages.unreadablePart);
  const { part, version, value } = edit.output;
  const parsed = parseValue(part, value, stored);
  return parsed.ok ? ok({ version, ...parsed.value }) : parsed;
}

/** An editable part's text as it is stored. */
export function storedText(
  invite: Pick<Invite, 'eventName' | 'location' | 'customMessage'>,
  part: EditablePart,
): string {
  return {
    eventName: invite.eventName,
    location: invite.location,
    message: invite.customMessage,
  }[part];
}

type Named = Pick<Invite, 'eventName' | 'theme' | 'eventType'>;

/** A host's name for the event (spec §2): its title, else theme, else type, else 'Your Event'. */
export function hostTitle({ eventName, theme, eventType }: Named): string {
  return trimText(eventName) || theme.join(' • ') || eventType.join(', ') || 'Your Event';
}

/** What a draft still lacks, in the order of the steps, as words that follow 'Still missing:'. */
export function missingParts(draft: Draft): { part: PartName; noun: string }[] {
  const rows: [PartName, string, boolean][] = [
    ['eventName', 'a name', trimText(draft.eventName) === ''],
    ['partyType', 'a type', draft.eventType.length === 0],
    ['theme', 'a theme', draft.theme.length === 0],
    ['dateTime', 'a date', draft.date === ''],
    ['dateTime', 'a start time', draft.date !== '' && draft.startTime === ''],
    ['activity', 'activities', draft.activities.length === 0],
    ['invitee', 'invitees', draft.invitees.length === 0],
    ['location', 'a location', trimText(draft.location) === ''],
  ];
  return rows.flatMap(([part, noun, missing]) => (missing ? [{ part, noun }] : []));
}
