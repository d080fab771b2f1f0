import { type LoaderFunctionArgs, data, href, redirect } from 'react-router';
import * as v from 'valibot';

import { servicesContext, visitContext } from '#app/context.ts';
import { type Part, type PartName, partSchemas } from '#app/features/draft/schema.ts';
import { type StepValue, fromPart } from '#app/features/draft/steps.ts';
import { currentHost } from '#app/features/host/sessions.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { Invite, PartUpdate } from '#app/features/invite/schema.ts';
import { type OwnedInvite, authorise, updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { answerLabel } from '#app/features/invite/views.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readJson, unreadable } from '#app/platform/form.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** One part of a stored invitation as its step shows it, and the version it was read at. */
export interface StoredPart<Name extends PartName> {
  version: number;
  value: StepValue<Name>;
}

export interface StoredStep<Name extends PartName> extends StoredPart<Name> {
  inviteId: string;
  eventName: string;
  schedule: StepValue<'dateTime'>;
  /** On the Invitees step: what each invitee has answered, in the dashboard's words, by their id. */
  answers: Record<string, string>;
}

/** Why a stored invitation cannot be edited here. */
export interface StepRefusal {
  problem: string;
  inviteId: string;
}

/** Why a save was refused; on a stale version also what is stored now (decisions §6). */
export interface SaveRefusal<Name extends PartName> {
  message: string;
  stored: StoredPart<Name> | null;
}

interface Problem {
  status: 403 | 404;
  message: string;
}

/** The invitation that the address names, for its host only. Throws the redirect of somebody not signed in. */
async function findOwned({ request, context, url }: Args): Promise<Result<OwnedInvite, Problem>> {
  const services = context.get(servicesContext);
  const host = await currentHost(services, request);
  if (!host) {
    const back = encodeURIComponent(url.pathname + url.search);
    throw redirect(`${href('/hostLogIn')}?redirect=${back}`);
  }
  const invite = await findInvite(services.db, inviteIdOf(url) ?? '');
  if (!invite) return fail({ status: 404, message: messages.notFound });
  const owned = authorise(invite, host);
  return owned.ok ? owned : fail({ status: 403, message: messages.wrongHost });
}

function inviteIdOf(url: URL): string | null {
  return url.searchParams.get('invite');
}

/** The invitation's own columns answer for every part but the invitees; their tokens stay on the server. */
async function readPart<Name extends PartName>(
  db: Db,
  name: Name,
  invite: Invite,
): Promise<StepValue<Name>> {
  const invitees =
    name === 'invitee'
      ? (await listInvitees(db, invite.id)).map(({ id, ...one }) => ({
          id,
          name: one.name,
          email: one.email,
        }))
      : [];
  const whole: Record<string, unknown> = { ...invite, invitees };
  const fields = Object.keys(partSchemas[name].entries).map((key) => [key, whole[key]]);
  return fromPart(name, Object.fromEntries(fields) as Part<Name>);
}

async function readAnswers(db: Db, invite: OwnedInvite): Promise<Record<string, string>> {
  const answers = await listAnswers(db, invite.id);
  return Object.fromEntries(
    answers.flatMap((answer) =>
      answer.inviteeId === null ? [] : [[answer.inviteeId, answerLabel(answer)]],
    ),
  );
}

/**
 * A step's loader. Null without `?invite=`: the step then edits the draft. With it, the stored part for
 * the invitation's host, or the sentence of spec §8 that says why not, with status 403 or 404.
 */
export async function loadStoredStep<Name extends PartName>(name: Name, args: Args) {
  if (inviteIdOf(args.url) === null) return null;
  const found = await findOwned(args);
  if (!found.ok) {
    const { status, message } = found.error;
    return data<StepRefusal>({ problem: message, inviteId: inviteIdOf(args.url) ?? '' }, status);
  }
  const invite = found.value;
  const { db } = args.context.get(servicesContext);
  return data<StoredStep<Name>>({
    inviteId: invite.id,
    eventName: invite.eventName,
    version: invite.version,
    value: await readPart(db, name, invite),
    schedule: await readPart(db, 'dateTime', invite),
    answers: name === 'invitee' ? await readAnswers(db, invite) : {},
  });
}

const envelopeSchema = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  value: v.unknown(),
});

type Change<Name extends PartName> = { version: number; part: Part<Name> };

function parseChange<Name extends PartName>(
  name: Name,
  body: unknown,
): Result<Change<Name>, { status: 400 | 422; message: string }> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return fail({ status: 400, message: unreadable });
  const part = v.safeParse(partSchemas[name], envelope.output.value);
  if (!part.success) return fail({ status: 422, message: part.issues[0].message });
  return ok({ version: envelope.output.version, part: part.output as Part<Name> });
}

/**
 * A step's action: writes `{version, value}` as this one part of the invitation and goes to its dashboard.
 * Refusals are 400 or 422 with the broken rule, 403, 404, 409 with what is stored now, and 413.
 */
export async function saveStoredStep<Name extends PartName>(name: Name, args: Args) {
  const refuse = (status: number, message: string, stored: StoredPart<Name> | null = null) =>
    data<SaveRefusal<Name>>({ message, stored }, status);
  const services = args.context.get(servicesContext);
  const found = await findOwned(args);
  if (!found.ok) return refuse(found.error.status, found.error.message);
  const body = await readJson(args.request, args.context.get(visitContext));
  if (!body.ok) return refuse(body.error.status, body.error.message);
  const change = parseChange(name, body.value);
  if (!change.ok) return refuse(change.error.status, change.error.message);

  const { version, part } = change.value;
  const update = { name, part } as PartUpdate;
  const saved = await updateInvite(services, found.value, { version, update });
  if (!saved.ok) {
    const now = await findInvite(services.db, found.value.id);
    if (!now) return refuse(404, messages.notFound);
    const value = await readPart(services.db, name, now);
    return refuse(409, messages.stale, { version: now.version, value });
  }
  return redirect(href('/host/events/:inviteId', { inviteId: found.value.id }));
}
