import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import type { Limit } from '#app/platform/limits/limit.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { toMessage } from './descriptions.ts';
import { type Ticket, createTicket, findPersonalTicket, recognizeGuest } from './guest.server.ts';
import { readReplyForm } from './reply-form.server.ts';
import type { ReplyProblem } from './reply.ts';
import { type Along, answer } from './reply/answer.server.ts';
import type { AnswerRefusal } from './reply/judging.server.ts';
import type { FormProblem, Guest } from './schema.ts';
import type { ChangeRefusal } from './service.server.ts';
import { readChangedFields } from './shown-fields.server.ts';

const statuses: Partial<Record<ChangeRefusal, FormProblem['status']>> = {
  uninvited: 409,
  missing: 404,
  closed: 409,
  tooLate: 409,
  over: 409,
  canceled: 409,
  full: 409,
  noSeatForCompanion: 409,
  noSeatForPerson: 409,
  unknownPerson: 409,
  unknownQuestion: 409,
  unknownChoice: 409,
  answerTooLong: 422,
  notNumber: 422,
  decidesInPast: 422,
  decidesAfter: 422,
  tooManyNew: 429,
};

interface FormServices {
  db: Db;
  origin: string;
  clock: Clock;
  live: Publisher;
  limits: Record<'answersByAddress' | 'newAnswersByAddress', Limit>;
  /** Prepares what another feature adds to the transaction; resolving with undefined is faster. */
  accompany?: ((guest: Guest) => Promise<Along | undefined>) | undefined;
}

interface SentForm {
  cookies: string | undefined;
  form: FormData;
  /** The sender's network address. */
  address: string;
}

/**
 * Handles a guest's form and returns the ticket for the device. Every button also stores a typed name (behaviour
 * 14.21); a refused name does not prevent the other changes. Commits before it resolves.
 */
export async function takeForm(
  services: FormServices,
  inviteId: string,
  sent: SentForm,
): Promise<Result<Ticket, FormProblem>> {
  const taken = await storeForm(services, inviteId, sent);
  if (taken.ok) return taken;
  return fail({ ...taken.error, typed: Object.fromEntries(readChangedFields(sent.form)) });
}

async function storeForm(
  services: FormServices,
  inviteId: string,
  sent: SentForm,
): Promise<Result<Ticket, FormProblem>> {
  const { cookies, form, address } = sent;
  if (!(await services.limits.answersByAddress.allow(address))) {
    return fail({ status: 429, message: toMessage({ reason: 'tooMany' }) });
  }
  if (form.has('forget')) return succeed(createTicket());
  if (form.has('stay') || form.has('switch'))
    return succeed(await chooseGuest(services, inviteId, sent));
  const read = readReplyForm(form);
  if (!read.ok) return read;
  const { given, problem } = read.value;
  const { guest, ticket } = await recognizeGuest(services, inviteId, cookies);
  // New answers of the open link are limited by event and network address (behaviour 14.26).
  const admit = () => services.limits.newAnswersByAddress.allow(`${inviteId} ${address}`);
  const along = await services.accompany?.(guest);
  const done = await answer(services, { inviteId, guest }, given, { by: 'guest', admit, along });
  if (!done.ok) {
    return problem && done.error === 'unanswered' ? fail(problem) : refuse({ reason: done.error });
  }
  const { problems } = done.value;
  const [first] = problems;
  if (first) return refuse(first, problems);
  if (problem) return fail({ ...problem, partly: true });
  return succeed(given.name === undefined ? ticket : { ...ticket, unnamed: given.name === '' });
}

function refuse(
  problem: ReplyProblem | { reason: AnswerRefusal },
  problems: readonly ReplyProblem[] = [],
): Result<never, FormProblem> {
  const message = toMessage(problem);
  const partly = problems.length > 0;
  const isDay = problem.reason === 'decidesInPast' || problem.reason === 'decidesAfter';
  const field = isDay ? { field: 'decide-by' as const } : {};
  return fail({ status: statuses[problem.reason] ?? 400, message, ...field, problems, partly });
}

/** 'Answer as Ana, or stay Ben?' (behaviour 14.22): returns the personal link's ticket, or the device's own. */
async function chooseGuest(
  services: FormServices,
  inviteId: string,
  { cookies, form }: SentForm,
): Promise<Ticket> {
  const opened = await findPersonalTicket(services.db, inviteId, readTextField(form, 'switch'));
  if (opened) return opened.ticket;
  const { ticket } = await recognizeGuest(services, inviteId, cookies);
  return { ...ticket, opened: undefined };
}
