import type { SiteContext } from '#app/site-context.ts';

/** The context of a request in the guest site's handlers. */
export type GuestContext = SiteContext;
