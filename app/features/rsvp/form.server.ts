import * as v from 'valibot';

import type { Publisher } from '#app/features/live/bus.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { type Ticket, newTicket, recognise } from './guest.server.ts';
import { messages } from './messages.ts';
import { type Change, answerSchema, extraSchema, guestNameSchema } from './schema.ts';
import { type Refusal, recordChange } from './service.server.ts';

export interface FormProblem {
  status: 400 | 404 | 409 | 422 | 429;
  message: string;
  /** The name as it was typed, so that it is not lost. */
  typedName?: string;
}

/** What became of a form that was tried before the page was asked, and not taken. */
export interface Tried {
  refusal?: FormProblem;
  /** What was thrown. Whether anything is stored is open then. */
  failure?: unknown;
}

const statuses = {
  unanswered: 400,
  notGoing: 400,
  namedByHost: 400,
  uninvited: 409,
  missing: 404,
} as const satisfies Record<Refusal, FormProblem['status']>;

const changes = {
  answer: v.pipe(
    answerSchema,
    v.transform((answer): Change => ({ kind: 'answer', answer })),
  ),
  extra: v.pipe(
    extraSchema,
    v.transform((extra): Change => ({ kind: 'extra', extra })),
  ),
  name: v.pipe(
    guestNameSchema,
    v.transform((name): Change => ({ kind: 'name', name })),
  ),
};

/** What a guest's form says (spec §2): its one field, or the sentence and the status that refuse it. */
function parseChange(form: Form): Result<Change, FormProblem> {
  const named = (['answer', 'extra', 'name'] as const).filter((field) => form.has(field));
  const [field] = named;
  if (field === undefined || named.length > 1) {
    return fail({ status: 400, message: messages.unknownAnswer });
  }
  const value = form.get(field);
  const parsed = v.safeParse(changes[field], value);
  if (parsed.success) return ok(parsed.output);
  const [{ message }] = parsed.issues;
  return field === 'name' && typeof value === 'string'
    ? fail({ status: 422, message, typedName: value })
    : fail({ status: 400, message });
}

interface FormServices {
  db: Db;
  clock: Clock;
  live: Publisher;
  limits: { answersByAddress: { allow(key: string): Promise<boolean> } };
}

/** A form's fields, however they were read. */
interface Form {
  has(name: string): boolean;
  get(name: string): unknown;
}

interface SentForm {
  /** The request's Cookie header. */
  cookies: string | null;
  form: Form;
  /** The sender's network address. */
  address: string;
}

/**
 * Takes what a guest's form says: an answer, a companion, a name, or 'Not you?'. Returns the ticket that the
 * device keeps from now on. An answer is committed by then; what is refused has changed nothing.
 */
export async function takeForm(
  services: FormServices,
  inviteId: string,
  { cookies, form, address }: SentForm,
): Promise<Result<Ticket, FormProblem>> {
  if (!(await services.limits.answersByAddress.allow(address))) {
    return fail({ status: 429, message: messages.tooMany });
  }
  if (form.has('forget')) return ok(newTicket());
  const change = parseChange(form);
  if (!change.ok) return change;
  const { guest, ticket } = await recognise(services.db, inviteId, cookies);
  const recorded = await recordChange(services, { inviteId, guest }, change.value);
  if (!recorded.ok) {
    return fail({ status: statuses[recorded.error], message: messages[recorded.error] });
  }
  const { value } = change;
  return ok(value.kind === 'name' ? { ...ticket, unnamed: value.name === '' } : ticket);
}
