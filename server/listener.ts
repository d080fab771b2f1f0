import type { IncomingMessage, RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { Tried } from '#app/features/rsvp/form.server.ts';

import type { App } from './app.ts';
import { type AnswerOptions, takeAnswers } from './guest-answers.ts';
import { guestPages } from './guest-pages.ts';
import { showKnownGuests } from './known-guests.ts';
import { cachePages } from './page-cache.ts';

interface ListenerOptions extends Omit<AnswerOptions, 'otherwise'> {
  isReady: () => boolean;
  fetch: App['fetch'];
}

/**
 * Answers all requests: guests' pages out of memory where they may be, those of guests who come back and guests'
 * answers past the framework, everything else by the application.
 */
export function createListener({ isReady, fetch, ...options }: ListenerOptions): RequestListener {
  const { services } = options;
  const triedBefore = new WeakMap<IncomingMessage, Tried>();
  const application = getRequestListener((request, env) =>
    fetch(request, { ...env, tried: triedBefore.get(env.incoming as IncomingMessage) }),
  );
  const answers = takeAnswers({
    ...options,
    otherwise(request, response, tried) {
      if (tried) triedBefore.set(request, tried);
      return application(request, response);
    },
  });
  const known = showKnownGuests({ ...options, otherwise: answers });
  const maxBytes = services.settings.PAGE_CACHE_MB * 2 ** 20;
  const pages = guestPages(services, options.work);
  const ready = maxBytes === 0 ? known : cachePages(pages, maxBytes, known, services.counts);
  return (request, response) => (isReady() ? ready : application)(request, response);
}
