import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';

/** The browser that has saved the invitation is told once on its page that it is live (behaviour 12.19). */
export const liveNotice = defineCookie('festoon.live', {
  prefix: '__Secure-',
  seconds: 600,
  schema: v.literal(1),
});
