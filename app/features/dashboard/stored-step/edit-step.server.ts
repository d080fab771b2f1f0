import { data, redirect } from 'react-router';
import * as v from 'valibot';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import { toProblemSentence } from '#app/features/draft/rules.ts';
import type { SessionServices } from '#app/features/host/sessions.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { PartChange } from '#app/features/invite/rules.ts';
import type { PartUpdate } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import type {
  NewerPart,
  SaveRefusal,
  StepRefusal,
  StoredStep,
} from '#app/features/wizard/frame/stored-step.ts';
import type { ReceivedBody } from '#app/platform/body-limit.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readJson, unreadable } from '#app/platform/form.server.ts';
import { getDashboardPath, getDoorPath, logInPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { findOwnEvent } from '../own-event.server.ts';
import { type SavePartServices, savePart } from '../save-part.server.ts';
import { readAnswered, readAnswers, readPart } from './edit-step-data.server.ts';

interface StepRequest {
  services: SessionServices & { db: Db };
  request: Request;
  /** `?invite=` names the stored invitation. */
  url: URL;
}

interface SaveRequest extends StepRequest {
  services: SessionServices & SavePartServices;
  visit: ReceivedBody & { address: string };
}

/** Stored parts and refusals may contain the guest list. */
const unkept = { 'Cache-Control': 'no-store' };

interface Problem {
  status: 403 | 404;
  message: string;
}

/** For owner and co-hosts. Redirects to the login without a host, and door helpers to the door screen. */
async function findEdited({
  services,
  request,
  url,
}: StepRequest): Promise<Result<OwnedInvite, Problem>> {
  const found = await findOwnEvent(services, request, inviteIdOf(url) ?? '');
  if (found.ok) return succeed(found.value.invite);
  const { error } = found;
  if (error.status === 401) throw redirect(logInPath(url.pathname + url.search));
  if (error.status === 403 && error.isMember) throw redirect(getDoorPath(inviteIdOf(url) ?? ''));
  const { status } = error;
  return fail({ status, message: status === 404 ? messages.notFound : messages.wrongHost });
}

function inviteIdOf(url: URL): string | null {
  return url.searchParams.get('invite');
}

/** Null without `?invite=`: the step edits the draft. Else the stored part, or a sentence with status 403 or 404. */
export async function loadEditStep<Name extends PartName>(name: Name, asked: StepRequest) {
  const inviteId = inviteIdOf(asked.url);
  if (inviteId === null) return null;
  const found = await findEdited(asked);
  if (!found.ok) {
    const { status, message } = found.error;
    return data<StepRefusal>({ problem: message, inviteId }, { status, headers: unkept });
  }
  const invite = found.value;
  const { db } = asked.services;
  const stored: StoredStep<Name> = {
    inviteId: invite.id,
    eventName: invite.eventName,
    version: invite.version,
    value: await readPart(db, name, invite),
    schedule: await readPart(db, 'dateTime', invite),
    activities: invite.activities,
    invitation: name === 'theme' || name === 'answers' ? toGuestView(invite) : null,
    answers: name === 'invitee' ? await readAnswers(db, invite) : {},
    answered: name === 'answers' ? await readAnswered(db, invite) : [],
  };
  return data(stored, { headers: unkept });
}

const envelopeSchema = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  value: v.unknown(),
  /** The activities shifted by a change of date and times. */
  activities: v.optional(parts.activity.schema.entries.activities),
});

function parseChange(
  name: PartName,
  body: unknown,
): Result<PartChange, { status: 400 | 422; message: string }> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return fail({ status: 400, message: unreadable });
  const { version, value, activities } = envelope.output;
  const part = v.safeParse(parts[name].schema, value, { abortEarly: true });
  if (!part.success) {
    return fail({ status: 422, message: toProblemSentence(part.issues[0].message) });
  }
  const update = { name, part: part.output } as PartUpdate;
  if (name !== 'dateTime' || !activities) return succeed({ version, update });
  return succeed({ version, update, along: { name: 'activity', part: { activities } } });
}

/** Writes one part and goes to the dashboard. Refusals are 400 or 422, 403, 404, 409 with the stored part, and 413. */
export async function saveEditStep<Name extends PartName>(name: Name, asked: SaveRequest) {
  const refuse = (status: number, message: string, stored: NewerPart<Name> | null = null) =>
    data<SaveRefusal<Name>>({ message, stored }, { status, headers: unkept });
  const { services, visit, request } = asked;
  const found = await findEdited(asked);
  if (!found.ok) return refuse(found.error.status, found.error.message);
  const body = await readJson(request, visit);
  if (!body.ok) return refuse(body.error.status, body.error.message);
  const change = parseChange(name, body.value);
  if (!change.ok) return refuse(change.error.status, change.error.message);

  const { value: invite } = found;
  const saved = await savePart(services, { invite, visitor: visit.address }, change.value);
  if (saved.ok) return redirect(`${getDashboardPath(invite.id)}?saved=${name}`);
  if (saved.error === 'gone') return refuse(404, messages.notFound);
  const { part: changed, current } = saved.error;
  const { version, activities } = current;
  const value = await readPart(services.db, name, current);
  const message = changed === name ? messages.stale : messages.staleActivities;
  return refuse(409, message, { version, value, activities, changed });
}
