import * as v from 'valibot';

import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { type Ticket, createTicket, findPersonalTicket, recognizeGuest } from './guest.server.ts';
import { messages } from './messages.ts';
import { type Allowance, mayAnswer } from './new-answers.server.ts';
import {
  type Change,
  type FormProblem,
  answerSchema,
  extraSchema,
  guestNameSchema,
} from './schema.ts';
import { type Refusal, recordChange } from './service.server.ts';
import { areAnswersClosed } from './store.server.ts';

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

/** The changes in a guest's form, in the order in which they are stored. */
function parseForm(form: FormData): Result<Parsed, FormProblem> {
  const pressed = (['answer', 'extra'] as const).filter((field) => form.has(field));
  const [field] = pressed;
  const asksForName = form.has('skip') || form.has('name');
  if (pressed.length > 1 || (field === undefined && !asksForName)) {
    return fail({ status: 400, message: messages.unknownAnswer });
  }
  const name = form.has('skip') ? '' : form.get('name');
  if (field === undefined) return succeed({ pressed: null, name });
  const parsed = v.safeParse(changes[field], form.get(field));
  if (!parsed.success) return fail({ status: 400, message: parsed.issues[0].message });
  // Every button also sends the name field. An unchanged name is not stored again.
  return succeed({
    pressed: parsed.output,
    name: name === (form.get('shown-name') ?? '') ? null : name,
  });
}

interface Parsed {
  /** The answer or companion of the pressed button. */
  pressed: Change | null;
  /** A name to store; null for none. */
  name: FormDataEntryValue | null;
}

function parseName(name: FormDataEntryValue): Result<Change, FormProblem> {
  const parsed = v.safeParse(changes.name, name);
  if (parsed.success) return succeed(parsed.output);
  const [{ message }] = parsed.issues;
  return fail(
    typeof name === 'string' ? { status: 422, message, field: 'name' } : { status: 400, message },
  );
}

interface FormServices {
  db: Db;
  clock: Clock;
  live: Publisher;
  limits: Record<'answersByAddress' | 'newAnswersByAddress', Allowance>;
}

interface SentForm {
  /** The request's Cookie header. */
  cookies: string | null;
  form: FormData;
  /** The sender's network address. */
  address: string;
}

/**
 * Handles a guest's form: an answer, a companion, a name, or 'Not you?'. A typed name is stored with every button
 * (behaviour 14.21). Returns the ticket that the device keeps from now on. Whatever is acknowledged is committed.
 * If the name is refused, the button's change is stored nevertheless.
 */
export async function takeForm(
  services: FormServices,
  inviteId: string,
  sent: SentForm,
): Promise<Result<Ticket, FormProblem>> {
  const taken = await storeForm(services, inviteId, sent);
  const typedName = sent.form.get('name');
  return taken.ok || typeof typedName !== 'string' ? taken : fail({ ...taken.error, typedName });
}

async function storeForm(
  services: FormServices,
  inviteId: string,
  sent: SentForm,
): Promise<Result<Ticket, FormProblem>> {
  const { cookies, form, address } = sent;
  if (!(await services.limits.answersByAddress.allow(address))) {
    return fail({ status: 429, message: messages.tooMany });
  }
  if (form.has('forget')) return succeed(createTicket());
  if (form.has('stay') || form.has('switch'))
    return succeed(await chooseGuest(services.db, inviteId, sent));
  const parsed = parseForm(form);
  if (!parsed.ok) return parsed;
  if (await areAnswersClosed(services.db, inviteId)) {
    return fail({ status: 409, message: messages.closed });
  }
  const known = await recognizeGuest(services.db, inviteId, cookies);
  const { guest, ticket } = known;
  const isAnswer = parsed.value.pressed?.kind === 'answer';
  if (isAnswer && !(await mayAnswer(services, inviteId, { known, address }))) {
    return fail({ status: 429, message: messages.tooManyNew });
  }
  const store = async (change: Change): Promise<Result<void, FormProblem>> => {
    const recorded = await recordChange(services, { inviteId, guest }, change);
    if (recorded.ok) return recorded;
    return fail({ status: statuses[recorded.error], message: messages[recorded.error] });
  };
  const { pressed, name } = parsed.value;
  const first = pressed ? await store(pressed) : succeed(undefined);
  if (!first.ok) return first;
  if (name === null) return succeed(ticket);
  const change = parseName(name);
  if (!change.ok) return change;
  const named = await store(change.value);
  if (!named.ok) return named;
  return succeed({ ...ticket, unnamed: change.value.kind === 'name' && change.value.name === '' });
}

/** The reply to 'Answer as Ana, or stay Ben?' (behaviour 14.22): the personal link's ticket, or the device's own. */
async function chooseGuest(db: Db, inviteId: string, { cookies, form }: SentForm): Promise<Ticket> {
  const opened = await findPersonalTicket(db, inviteId, readTextField(form, 'switch'));
  return opened ? opened.ticket : (await recognizeGuest(db, inviteId, cookies)).ticket;
}
