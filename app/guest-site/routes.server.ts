import { Hono } from 'hono';

import * as addresses from '#app/platform/addresses.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { takeAnswer } from './answer.server.ts';
import { sendCalendarFile } from './files/calendar-file.server.ts';
import { showCard } from './files/card.server.ts';
import { sendPicture } from './files/picture.server.ts';
import { hideLiveLayer } from './live/hide-layer.server.ts';
import { confirmMailByPress, showConfirmMail } from './own-mail/confirm-mail.server.tsx';
import { showMissingPage, showPage } from './page.server.tsx';
import { showPreview } from './preview.server.tsx';
import { deleteStoredData, showStoredData } from './stored-data/stored-data.server.tsx';
import { showUnsubscribe, unsubscribe } from './unsubscribe/unsubscribe.server.tsx';

export const guestSite = new Hono<SiteEnv>()
  .get(addresses.guest, showPage)
  .post(addresses.guest, takeAnswer)
  .get(addresses.guestCardPng, showCard)
  .get(addresses.guestCardJpeg, showCard)
  .get(addresses.guestPicture, sendPicture)
  .get(addresses.guestPreview, showPreview)
  .get(addresses.guestCalendarFile, sendCalendarFile)
  .post(addresses.guestLive, hideLiveLayer)
  .get(addresses.guestMail, showConfirmMail)
  .post(addresses.guestMail, confirmMailByPress)
  .get(addresses.guestData, showStoredData)
  .post(addresses.guestData, deleteStoredData)
  .get(addresses.unsubscribe, showUnsubscribe)
  .post(addresses.unsubscribe, unsubscribe)
  .all(addresses.anyGuestPath, showMissingPage);
