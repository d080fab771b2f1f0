import { Hono } from 'hono';

import { loadOverviewAnswers } from '#app/features/dashboard/overview/overview-people.server.ts';
import { loadAnswers } from '#app/features/guests/list/event-answers.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { sendSummary } from './answers.server.ts';
import { takeDoorMessage } from './door.server.ts';
import { sendDashboard, sendLiveView } from './event-data.server.ts';
import { sendHealth } from './health.server.ts';
import { changeHostLanguage } from './host-language.server.ts';
import { sendKitchen } from './kitchen.server.ts';
import { sendLiveStream } from './live-stream.server.ts';
import { sendMapSource } from './map.server.ts';
import { sendChallenge } from './passkeys.server.ts';
import { sendPlaces } from './places.server.ts';

const takes = (methods: string) => () =>
  new Response(null, { status: 405, headers: { Allow: methods } });
const takesPosts = takes('POST');
const takesGets = takes('GET, HEAD');

export const apiSite = new Hono<SiteEnv>()
  .get(addresses.eventData.dashboard, sendDashboard)
  .get(addresses.eventData.overview, sendLiveView(loadOverviewAnswers))
  .get(addresses.eventData.guests, sendLiveView(loadAnswers))
  .get(addresses.eventData.answers, sendSummary)
  .get(addresses.eventData.kitchen, sendKitchen)
  .get(addresses.eventData.live, sendLiveStream)
  .get(addresses.eventData.door, takesPosts)
  .post(addresses.eventData.door, takeDoorMessage)
  .get(addresses.hostLanguage, takesPosts)
  .post(addresses.hostLanguage, changeHostLanguage)
  .get(addresses.passkeys, takesPosts)
  .post(addresses.passkeys, sendChallenge)
  .get(addresses.places, sendPlaces)
  .get(addresses.mapSource, sendMapSource)
  .post(addresses.anyApiPath, takesGets)
  .get(addresses.health, sendHealth)
  .post(addresses.health, takesGets);
