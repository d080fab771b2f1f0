import * as fc from 'fast-check';

import { makeDraft } from '#tests/fixtures/drafts.ts';
import { makeFullEventFile } from '#tests/fixtures/full-event-file.ts';
import { addEvent } from '#tests/setup/events.ts';
import { findHost, signUp } from '#tests/setup/log-in-screen.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import type { Site } from '#tests/setup/site.ts';

import { makeFields, makeMutant, makeText } from './inputs.ts';
import { type Target, defineTarget } from './target.ts';
import { formNames, formValues, intents, tokens } from './tokens.ts';

interface Sent {
  method?: 'GET' | 'POST';
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

type Send = (sent: Sent) => Promise<void>;

/** An HTTP client sends no other characters in an address. */
const toTarget = (text: string) =>
  text.replaceAll(
    /[^\x21-\x7e]/g,
    (one) => `%${(one.charCodeAt(0) % 256).toString(16).padStart(2, '0')}`,
  );

function sendForms(send: Send, id: string): Target {
  const event = `/host/events/${id}`;
  const targets = [event, `/guest/${id}`]
    .flatMap((page) =>
      ['', '/stop', '/mail', '/settings/cancel', '/leave', '/picture'].map((part) => page + part),
    )
    .concat([
      '/host/events',
      '/account',
      '/account/mail',
      '/hostLogIn',
      '/hostLogIn/reset',
      '/host/join/x',
    ]);
  return defineTarget(
    'requests: forms',
    fc.tuple(fc.constantFrom(...targets), makeFields(formNames, formValues)),
    ([target, fields]) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return send({ method: 'POST', target, headers, body: String(new URLSearchParams(fields)) });
    },
  );
}

function sendJson(send: Send, id: string): Target {
  const event = `/host/events/${id}`;
  const parts = ['', '/guests', '/guests/add', '/guests/x', '/messages'].map(
    (part) => event + part,
  );
  const steps = ['dateTime', 'theme', 'activity', 'invitee', 'answers', 'location', 'eventName'];
  const targets = ['/confirm', '/host/import', ...parts]
    .map((path) => `${path}.data`)
    .concat(steps.map((step) => `/${step}.data?invite=${id}`))
    .concat(['/api/passkeys', `/api/door/${id}`]);
  const action = makeMutant({ guests: { ids: ['x'] }, version: 1, value: '', seen: 1 });
  const value = fc.oneof(
    makeMutant(makeDraft()),
    makeMutant(makeFullEventFile(0)),
    makeMutant({ version: 1, value: makeDraft() }),
    fc
      .tuple(fc.constantFrom(...intents), action)
      .map(([intent, rest]) => ({ intent, ...(rest as object) })),
  );
  return defineTarget(
    'requests: JSON',
    fc.tuple(fc.constantFrom(...targets), value),
    ([target, posted]) => {
      const headers = { 'content-type': 'application/json' };
      return send({ method: 'POST', target, headers, body: JSON.stringify(posted) ?? '' });
    },
  );
}

function sendAddresses(send: Send, id: string): Target[] {
  const event = `/host/events/${id}`;
  const pages = ['', '/guests', '/messages'].map((part) => event + part);
  const others = ['', '/stop', '/mail', '/preview'].map((part) => `/guest/${id}${part}`);
  const all = [...pages, ...others, '/hostLogIn', '/dateTime', '/api/places', `/api/guests/${id}`];
  const page = fc.constantFrom(...all, '/embed/map');
  const holders = ['/host/join/', '/calendar/', `/guest/${id}?g=`, `/guest/${id}/stop?t=`];
  const holder = fc.constantFrom(...holders, `/guest/${id}/mail?t=`, '/hostLogIn/reset?t=');
  return [
    defineTarget('requests: cookies', fc.tuple(page, makeText(tokens.cookie)), ([target, text]) =>
      send({ target, headers: { cookie: text.replaceAll(/[^\x20-\x7e]/g, '?') } }),
    ),
    defineTarget(
      'requests: queries',
      fc.tuple(page, makeText([...tokens.query, id])),
      ([target, text]) => send({ target: `${target}?${text}` }),
    ),
    defineTarget('requests: paths', makeText([...tokens.path, id]), (text) =>
      send({ target: `/${text}` }),
    ),
    defineTarget('requests: tokens', fc.tuple(holder, makeText(tokens.token)), ([target, text]) =>
      send({ target: target + text }),
    ),
  ];
}

/**
 * Requests of strangers, guests and hosts to the built site. A response of 500 or more, or an error in its log, fails.
 */
export async function listRequests(site: Site, errors: readonly unknown[]): Promise<Target[]> {
  const owner = site.visitor();
  await signUp(owner);
  const id = await addEvent(site.services.db, { host: await findHost(site, 'ana') });
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async ({ method = 'GET', target, headers = {}, body }: Sent) => {
    const seen = errors.length;
    const options = { method, headers: { origin: site.url, cookie, ...headers } };
    const { status } = await sendRaw(site.url, toTarget(target), options, body);
    const [cause] = errors.slice(seen);
    if (status >= 500 || cause !== undefined) throw new Error(`status ${status}`, { cause });
  };
  return [sendForms(send, id), sendJson(send, id), ...sendAddresses(send, id)];
}
