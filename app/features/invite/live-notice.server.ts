import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';

/**
 * Makes the guest page tell the browser that has just saved the invitation, once, that it is live (behaviour 12.19).
 * Its path is that page.
 */
export const liveNotice = defineCookie('festoon.live', {
  prefix: '__Secure-',
  seconds: 600,
  schema: v.literal(1),
});
