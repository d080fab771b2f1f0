import type { IncomingMessage, RequestListener } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { Tried } from '#app/features/rsvp/form.server.ts';

import type { App } from './app.ts';
import { type AnswerOptions, takeAnswers } from './guest-answers.ts';
import { guestPages } from './guest-pages.ts';
import { cachePages } from './page-cache.ts';

interface ListenerOptions extends Omit<AnswerOptions, 'otherwise'> {
  isReady: () => boolean;
  fetch: App['fetch'];
}

/**
 * Answers all requests: guests' pages out of memory where they may be, guests' answers at once where they are
 * accepted, everything else by the application.
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
  const maxBytes = services.settings.PAGE_CACHE_MB * 2 ** 20;
  const pages = guestPages(services, options.work);
  const ready = maxBytes === 0 ? answers : cachePages(pages, maxBytes, answers, services.counts);
  return (request, response) => (isReady() ? ready : application)(request, response);
}
