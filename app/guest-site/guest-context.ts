import type { SiteContext } from '#app/site-context.ts';

export type GuestContext = SiteContext;
