import * as v from 'valibot';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import { toProblemSentence } from '#app/features/draft/rules.ts';
import { messages } from '#app/features/invite/messages.ts';
import { findPhoneCountry, readPhones } from '#app/features/invite/phone-numbers.server.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import type { NewerPart, SaveRefusal, StoredStep } from '#app/features/wizard/frame/stored-step.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { versionSchema } from '#app/platform/version-schema.ts';

import { type SavePartServices, savePart } from '../save-part.server.ts';
import { readAnswered, readAnswers, readPart } from './edit-step-data.server.ts';

export async function loadStoredStep<Name extends PartName>(
  db: Db,
  name: Name,
  invite: OwnedInvite,
): Promise<StoredStep<Name>> {
  return {
    inviteId: invite.id,
    eventName: invite.eventName,
    version: invite.version,
    value: await readPart(db, name, invite),
    schedule: await readPart(db, 'dateTime', invite),
    activities: invite.activities,
    invitation: { ...toGuestView(invite), language: invite.language },
    answers: name === 'invitee' ? await readAnswers(db, invite) : {},
    answered: name === 'answers' ? await readAnswered(db, invite) : [],
  };
}

export const stepChangeSchema = v.object({
  version: versionSchema,
  value: v.unknown(),
  /** The activities shifted by a change of date and times. */
  activities: v.optional(parts.activity.schema.entries.activities),
  /** The date and times that an activity needs (behaviour 8.22). */
  schedule: v.optional(parts.dateTime.schema),
});

type StepChange = v.InferOutput<typeof stepChangeSchema>;

const staleMessages: Partial<Record<PartName, string>> = {
  activity: messages.staleActivities,
  dateTime: messages.staleTimes,
};

/** What is stored together with a step: activities with the times, times with the activities. */
function findAlong(name: PartName, change: StepChange): PartUpdate | undefined {
  const { activities, schedule } = change;
  if (name === 'dateTime' && activities) return { name: 'activity', part: { activities } };
  return name === 'activity' && schedule ? { name: 'dateTime', part: schedule } : undefined;
}

function parseUpdate(name: PartName, value: unknown): Result<PartUpdate, string> {
  const part = v.safeParse(parts[name].schema, value, { abortEarly: true });
  return part.success
    ? succeed({ name, part: part.output } as PartUpdate)
    : fail(toProblemSentence(part.issues[0].message));
}

/** Numbers of guests in E.164, whose country is the event's, else the browser's (behaviour 52.1). */
function readNumbers(
  update: PartUpdate,
  { timeZone }: OwnedInvite,
  language: string | null,
): Result<PartUpdate, string> {
  if (update.name !== 'invitee') return succeed(update);
  const read = readPhones(update.part.invitees, findPhoneCountry(timeZone, language));
  return read.ok ? succeed({ name: 'invitee', part: { invitees: read.value } }) : read;
}

interface StepAt<Name> {
  name: Name;
  invite: OwnedInvite;
  visitor: string;
  /** What the browser accepts. */
  language?: string | null;
}

/**
 * Stores a step as this one part of the invitation. Returns the path of its dashboard; or a refusal: 404, 409 with what
 * is stored now, or 422 with the broken rule.
 */
export async function saveStoredStep<Name extends PartName>(
  services: SavePartServices,
  { name, invite, visitor, language = null }: StepAt<Name>,
  stepChange: StepChange,
): Promise<Result<string, { status: 404 | 409 | 422; reply: SaveRefusal<Name> }>> {
  const refuse = (status: 404 | 409 | 422, message: string, stored?: NewerPart<Name>) =>
    fail({ status, reply: { ok: false, message, ...(stored && { stored }) } });
  const parsed = parseUpdate(name, stepChange.value);
  const update = parsed.ok ? readNumbers(parsed.value, invite, language) : parsed;
  if (!update.ok) return refuse(422, update.error);
  const { version } = stepChange;
  const change = { version, update: update.value, along: findAlong(name, stepChange) };
  const saved = await savePart(services, { invite, visitor }, change);
  if (saved.ok) return succeed(`${getDashboardPath(invite.id)}?saved=${name}`);
  if (saved.error === 'gone') return refuse(404, messages.notFound);
  const { part: changed, current } = saved.error;
  const message = changed === name ? messages.stale : (staleMessages[changed] ?? messages.stale);
  return refuse(409, message, {
    version: current.version,
    value: await readPart(services.db, name, current),
    schedule: await readPart(services.db, 'dateTime', current),
    activities: current.activities,
    changed,
  });
}
