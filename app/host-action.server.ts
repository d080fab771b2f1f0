import { type ActionFunctionArgs, data } from 'react-router';
import * as v from 'valibot';

import {
  type OwnEvent,
  type Refusal,
  findOwnEvent,
  findSavedEvent,
  getWayOut,
  refusals,
} from '#app/features/dashboard/own-event.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import type { Permission } from '#app/features/invite/members/rules.ts';
import { messages } from '#app/features/invite/messages.ts';
import { getFailureStatus } from '#app/platform/db/dialects.server.ts';
import {
  readForm,
  readJson,
  readTextField,
  readUpload,
  unreadable,
} from '#app/platform/form.server.ts';
import { redactPath } from '#app/platform/paths.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { heavyBusy } from '#app/ui/unavailable.ts';

import { type RequestContext, type Services, requestContext, servicesContext } from './context.ts';
import type { SiteContext } from './site-context.ts';

const headers = { 'Cache-Control': 'no-store' };

interface Asked {
  services: Services;
  received: RequestContext;
  request: Request;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** The reply of a refused action. A form's names the field at fault and repeats what was typed there. */
export interface Refused {
  ok: false;
  message: string;
  signedOut?: boolean;
  field?: string;
  typed?: string;
}

/** A redirect, or a reply with its status. */
type Outcome<Reply> = Response | { status: number; reply: Reply; retryAfter?: string };

interface Definition<Who, Input, Reply> {
  /** JSON unless named; `either` is JSON from a script, and a form without one. */
  reads?: 'form' | 'upload' | 'either';
  /** Its issues are sentences for the host. Absent where `run` checks the form. */
  schema?: v.GenericSchema<unknown, Input>;
  /**
   * In place of the usual sentences. `unclear` is for an issue that has none of its own. An unreadable body or such an
   * issue is a malformed request (400), or with a sentence here a mistake of the host (422).
   */
  texts?: { unreadable?: string; unclear?: string; tooLarge?: string; failed?: string };
  /** Leads who may not act to the login or to the door screen, instead of refusing. */
  leadsAway?: boolean;
  /** What takes a processor for long runs one at a time for each host (behaviour 22.16). 'always': its body too. */
  isHeavy?: 'always' | ((input: Input) => boolean);
  /** What it returns is sent. `visitor` is the host's network address. */
  run(asked: Who & Asked & { visitor: string }, input: Input): Promise<Outcome<Reply>>;
}

const readEither = (received: RequestContext) =>
  received.contentType.startsWith('application/json') ? readJson(received) : readForm(received);

const readers = { json: readJson, form: readForm, upload: readUpload, either: readEither };

function parse<Input>(
  { schema, texts }: Pick<Definition<never, Input, unknown>, 'schema' | 'texts'>,
  body: unknown,
): Result<Input, { status: 400 | 422; reply: Refused }> {
  if (!schema) return succeed(body as Input);
  const form = body instanceof FormData ? body : null;
  const parsed = v.safeParse(schema, form ? Object.fromEntries(form) : body, { abortEarly: true });
  if (parsed.success) return succeed(parsed.output);
  const [{ message, path }] = parsed.issues;
  const unclear = texts?.unclear;
  if (message.startsWith('Invalid ')) {
    const status = unclear === undefined ? 400 : 422;
    return fail({ status, reply: { ok: false, message: unclear ?? unreadable } });
  }
  const field = path?.[0]?.key;
  const at = form && typeof field === 'string' ? { field, typed: readTextField(form, field) } : {};
  return fail({ status: 422, reply: { ok: false, message, ...at } });
}

const headersOf = ({ retryAfter }: { retryAfter?: string }) =>
  retryAfter === undefined ? headers : { ...headers, 'Retry-After': retryAfter };

const refuse = (status: number, message: string) => ({
  status,
  reply: { ok: false, message } as const,
});

/** Finds who acts, reads and parses the body, runs, logs failures. A refused action changes nothing. */
async function handleAction<Who extends { host: Host }, Input, Reply>(
  find: (asked: Asked) => Promise<Result<Who, Refusal>>,
  definition: Definition<Who, Input, Reply>,
  asked: Asked,
): Promise<Outcome<Reply | Refused>> {
  const { services, received, url } = asked;
  const { texts } = definition;
  try {
    const found = await find(asked);
    if (!found.ok) {
      const { status } = found.error;
      const wayOut = definition.leadsAway ? getWayOut(found.error, url, eventIdOf(asked)) : null;
      return wayOut ?? { status, reply: refusals[status] };
    }
    const queue = async <Value>(work: () => Promise<Value>) => {
      const done = await services.heavy.run(found.value.host.uid, work);
      return done.ok ? done.value : { ...refuse(429, heavyBusy), retryAfter: '5' };
    };
    const { isHeavy } = definition;
    const act = async () => {
      const body = await readers[definition.reads ?? 'json'](received);
      if (!body.ok) {
        const { status, message } = body.error;
        if (status === 413) return refuse(status, texts?.tooLarge ?? message);
        return texts?.unreadable ? refuse(422, texts.unreadable) : refuse(status, message);
      }
      const input = parse(definition, body.value);
      if (!input.ok) return input.error;
      const visitor = received.address;
      const run = () => definition.run({ ...asked, ...found.value, visitor }, input.value);
      return isHeavy !== 'always' && isHeavy?.(input.value) ? queue(run) : run();
    };
    return await (isHeavy === 'always' ? queue(act) : act());
  } catch (error) {
    if (error instanceof Response) throw error;
    services.log.error('action failed', { path: redactPath(url.pathname), error });
    return refuse(getFailureStatus(error), texts?.failed ?? messages.updateFailed);
  }
}

/** Undefined for an address outside events. */
function eventIdOf({ params, url }: Asked): string | undefined {
  return params['inviteId'] ?? url.searchParams.get('invite') ?? undefined;
}

const findEvent =
  <P extends Permission>(permission: P) =>
  (asked: Asked): Promise<Result<OwnEvent<P>, Refusal>> =>
    findOwnEvent(asked.services, asked.request, eventIdOf(asked) ?? '', permission);

async function findHost({ services, request }: Asked): Promise<Result<{ host: Host }, Refusal>> {
  const host = await findCurrentHost(services, request);
  return host ? succeed({ host }) : fail({ status: 401 });
}

async function handleRoute<Who extends { host: Host }, Input, Reply>(
  find: (asked: Asked) => Promise<Result<Who, Refusal>>,
  definition: Definition<Who, Input, Reply>,
  { request, url, params, context }: ActionFunctionArgs,
) {
  const services = context.get(servicesContext);
  const received = context.get(requestContext);
  const asked = { services, received, request, url, params };
  const outcome = await handleAction(find, definition, asked);
  if (outcome instanceof Response) return outcome as never;
  return data(outcome.reply, { status: outcome.status, headers: headersOf(outcome) });
}

type OnEvent<P extends Permission, Input, Reply> = Definition<OwnEvent<P>, Input, Reply> & {
  /** That of owner and co-hosts unless named. */
  permission?: P;
};

/** A route's action on the event that its address names, for those whose role has the permission. */
export function defineHostAction<Input, Reply, P extends Permission = 'edit'>(
  definition: OnEvent<P, Input, Reply>,
) {
  const find = findEvent(definition.permission ?? ('edit' as P));
  return (args: ActionFunctionArgs) => handleRoute(find, definition, args);
}

/** The same on the API site, for scripts. */
export function defineHostEndpoint<Input, Reply, P extends Permission = 'edit'>(
  definition: OnEvent<P, Input, Reply>,
) {
  const find = findEvent(definition.permission ?? ('edit' as P));
  return async (c: SiteContext): Promise<Response> => {
    const { services, request: received } = c.var;
    const url = new URL(c.req.url);
    const asked = { services, received, request: c.req.raw, url, params: c.req.param() };
    const outcome = await handleAction(find, definition, asked);
    return outcome instanceof Response ? outcome : toResponse(outcome);
  };
}

function toResponse(outcome: Exclude<Outcome<unknown>, Response>): Response {
  return Response.json(outcome.reply, { status: outcome.status, headers: headersOf(outcome) });
}

/** On an event that this browser has just saved, for a script there: who saved it may be signed out (behaviour 40.15). */
export function defineDeskAction<Input, Reply>(definition: Definition<OwnEvent, Input, Reply>) {
  return async ({ request, url, params, context }: ActionFunctionArgs): Promise<Response> => {
    const services = context.get(servicesContext);
    const asked = { services, received: context.get(requestContext), request, url, params };
    const find = () => findSavedEvent(services, request, eventIdOf(asked) ?? '');
    const outcome = await handleAction(find, definition, asked);
    return outcome instanceof Response ? outcome : toResponse(outcome);
  };
}

/** A route's action for any signed-in host. */
export function defineAccountAction<Input, Reply>(
  definition: Definition<{ host: Host }, Input, Reply>,
) {
  return (args: ActionFunctionArgs) => handleRoute(findHost, definition, args);
}
