import { type LoaderFunctionArgs, data, redirect } from 'react-router';
import * as v from 'valibot';

import { findOwnEvent, getWayOut, refusals } from '#app/features/dashboard/own-event.server.ts';
import {
  loadStoredStep,
  saveStoredStep,
  stepChangeSchema,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import { type PartName, toPart } from '#app/features/draft/parts.ts';
import { createQuestionId } from '#app/features/draft/question-id.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { readAnswersForm } from '#app/features/wizard/answers/read-answers-form.ts';
import type { SaveRefusal, StepRefusal } from '#app/features/wizard/frame/stored-step.ts';
import { unreadable } from '#app/platform/form.server.ts';

import { servicesContext } from './context.ts';
import { defineHostAction } from './host-action.server.ts';

/** A stored part may hold the guest list. */
const headers = { 'Cache-Control': 'no-store' };

/**
 * A step's loader: null for a draft. With `?invite=`, the part of that invitation for its owner and co-hosts; for
 * another host, or without such an event, the sentence that says so.
 */
export function defineStepLoader<Name extends PartName>(name: Name) {
  return async ({ request, url, context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    const inviteId = url.searchParams.get('invite');
    if (inviteId === null) return null;
    const found = await findOwnEvent(services, request, inviteId);
    if (found.ok) {
      return data(await loadStoredStep(services.db, name, found.value.invite), { headers });
    }
    const wayOut = getWayOut(found.error, url, inviteId);
    if (wayOut) throw wayOut;
    const { status } = found.error;
    const refused: StepRefusal = { problem: refusals[status].message, inviteId };
    return data(refused, { status, headers });
  };
}

/** The change of a plain form; what was typed is shown again with a refusal. */
function readPlainAnswers(form: FormData, { answerSettings }: OwnedInvite) {
  const typed = readAnswersForm(form, answerSettings, createQuestionId);
  return {
    typed,
    change: { version: Number(form.get('version')), value: toPart('answers', typed) },
  };
}

const malformed: SaveRefusal<'answers'> = { ok: false, message: unreadable };

/** Saves the answer settings of a stored invitation, also from a plain form (behaviour 27.14). */
export const saveAnswerSettings = defineHostAction({
  reads: 'either',
  // It may change every answer of an event, as the list of invitees does.
  isHeavy: () => true,
  leadsAway: true,
  async run({ services, invite, visitor }, body: unknown) {
    const plain = body instanceof FormData ? readPlainAnswers(body, invite) : null;
    const change = v.safeParse(stepChangeSchema, plain ? plain.change : body);
    if (!change.success) return { status: 400, reply: malformed };
    const at = { name: 'answers', invite, visitor } as const;
    const saved = await saveStoredStep(services, at, change.output);
    if (saved.ok) return redirect(saved.value);
    const { status, reply } = saved.error;
    return { status, reply: { ...reply, ...(plain && { typed: plain.typed }) } };
  },
});

/** Saves a step of a stored invitation, and leads to its dashboard. */
export function defineStepAction(name: PartName) {
  return defineHostAction({
    schema: stepChangeSchema,
    isHeavy: () => name === 'invitee',
    leadsAway: true,
    async run({ services, invite, visitor, request }, change) {
      const language = request.headers.get('accept-language');
      const saved = await saveStoredStep(services, { name, invite, visitor, language }, change);
      return saved.ok ? redirect(saved.value) : saved.error;
    },
  });
}
