import { Hono } from 'hono';

import type { SiteEnv } from '#app/site-context.ts';

import { takeAnswer } from './answer.server.ts';
import { sendCalendarFile } from './files/calendar-file.server.ts';
import { showCard } from './files/card.server.ts';
import { sendPicture } from './files/picture.server.ts';
import { confirmMailByPress, showConfirmMail } from './own-mail/confirm-mail.server.tsx';
import { showMissingPage, showPage } from './page.server.tsx';
import { showPreview } from './preview.server.tsx';
import { showUnsubscribe, unsubscribe } from './unsubscribe/unsubscribe.server.tsx';

export const guestSite = new Hono<SiteEnv>()
  .get('/guest/:inviteId', showPage)
  .post('/guest/:inviteId', takeAnswer)
  .get('/guest/:inviteId/card.png', showCard)
  .get('/guest/:inviteId/card.jpg', showCard)
  .get('/guest/:inviteId/picture/:name', sendPicture)
  .get('/guest/:inviteId/preview', showPreview)
  .get('/guest/:inviteId/event.ics', sendCalendarFile)
  .get('/guest/:inviteId/mail', showConfirmMail)
  .post('/guest/:inviteId/mail', confirmMailByPress)
  .get('/guest/:inviteId/stop', showUnsubscribe)
  .post('/guest/:inviteId/stop', unsubscribe)
  .all('/guest/*', showMissingPage);
