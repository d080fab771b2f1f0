import { Hono } from 'hono';

import { takeAnswer } from './answer.server.ts';
import { showCard } from './files/card.server.ts';
import { sendEventFile } from './files/event-file.server.ts';
import type { GuestEnv } from './guest-context.ts';
import { showMissingPage, showPage } from './page.server.tsx';
import { showPreview } from './preview.server.tsx';

/** The guest site: every address under /guest/. */
export const guestSite = new Hono<GuestEnv>()
  .get('/guest/:inviteId', showPage)
  .post('/guest/:inviteId', takeAnswer)
  .get('/guest/:inviteId/card.png', showCard)
  .get('/guest/:inviteId/preview', showPreview)
  .get('/guest/:inviteId/event.ics', sendEventFile)
  .all('/guest/*', showMissingPage);
