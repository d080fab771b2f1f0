import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { Services } from '#app/context.ts';
import { guestPath } from '#app/features/invite/links.ts';
import { type Tried, takeForm } from '#app/features/rsvp/form.server.ts';
import { keepTicket } from '#app/features/rsvp/guest.server.ts';
import type { Gate } from '#app/platform/gate.server.ts';

import { visitorAddress } from './address.ts';
import { inviteIdIn } from './guest-pages.ts';
import { setCommonHeaders } from './headers.ts';
import { headersOf } from './named-headers.ts';
import { isFromOrigin } from './origin.ts';

/** Far more than an answer takes, and than a name of the greatest length. */
const longestForm = 8192;
const formType = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

export interface AnswerOptions {
  services: Services;
  origins: readonly string[];
  work: Gate;
  /** Answers everything else, and whatever is not taken: it then knows why. The body has been read by then. */
  otherwise: (request: IncomingMessage, response: ServerResponse, tried?: Tried) => unknown;
}

/** The invitation that a request answers, of a form as guests' pages send it, or null. */
function answeredIn(request: IncomingMessage): string | null {
  const { method, headers } = request;
  if (method !== 'POST' || !formType.test(headers['content-type'] ?? '')) return null;
  // Without one the length is not known, with NaN the comparison fails.
  if (!(Number(headers['content-length']) <= longestForm)) return null;
  return inviteIdIn(request);
}

/** A body whose length is known to be small. Rejects when the sender goes away in the middle of it. */
function readAll(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/**
 * Takes guests' answers before any of the framework is asked, which costs several times as much as storing
 * them. It is a shortcut to the guest page's action and never says anything else: what is accepted is answered
 * here, with the same redirect; everything else goes on to the page.
 */
export function takeAnswers({
  services,
  origins,
  work,
  otherwise,
}: AnswerOptions): RequestListener {
  const { settings } = services;
  const about = new Headers();
  setCommonHeaders(about, services.origin.startsWith('https:'));
  const fixed = [...about].flat();

  async function answer(id: string, request: IncomingMessage, response: ServerResponse) {
    const body = await readAll(request).catch(() => null);
    // Whoever sent it has gone away in the middle of it: nobody reads an answer.
    if (body === null) return;
    // Where the adapter of `node:http` looks for a body that was read before.
    Object.assign(request, { rawBody: body });
    const form = new URLSearchParams(body.toString());
    // Nothing is stored for it, so nothing would tell whether the invitation is there.
    if (form.has('forget')) return otherwise(request, response);
    const sent = {
      form,
      cookies: request.headers.cookie ?? null,
      address: visitorAddress(headersOf(request), request, settings.TRUST_PROXY),
    };
    const worked = await work.run(() => takeForm(services, id, sent));
    if (!worked.ok) return otherwise(request, response);
    const taken = worked.value;
    if (!taken.ok) return otherwise(request, response, { refusal: taken.error });
    const location = `${guestPath(id)}#rsvp`;
    const cookie = keepTicket(services.origin, id, taken.value);
    const headers = [...fixed, 'location', location, 'set-cookie', cookie, 'content-length', '0'];
    response.writeHead(303, headers).end();
  }

  return (request, response) => {
    const id = answeredIn(request);
    if (id === null || !isFromOrigin({ method: 'POST', headers: headersOf(request) }, origins)) {
      return otherwise(request, response);
    }
    // The application explains what failed and does not try it again: it may be stored, of a guest nobody knows.
    answer(id, request, response).catch((failure: unknown) =>
      otherwise(request, response, { failure }),
    );
  };
}
