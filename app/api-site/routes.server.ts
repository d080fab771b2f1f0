import { Hono } from 'hono';

import { loadAnswers, loadFirstAnswers } from '#app/features/guests/list/event-answers.server.ts';
import type { SiteEnv } from '#app/site-context.ts';

import { sendSummary } from './answers.server.ts';
import { takeDoorMessage } from './door.server.ts';
import { sendDashboard, sendLiveView } from './event-data.server.ts';
import { sendHealth } from './health.server.ts';
import { sendLiveStream } from './live-stream.server.ts';
import { sendMapSource } from './map.server.ts';
import { sendChallenge } from './passkeys.server.ts';
import { sendPlaces } from './places.server.ts';

const takes = (methods: string) => () =>
  new Response(null, { status: 405, headers: { Allow: methods } });
const takesPosts = takes('POST');
const takesGets = takes('GET, HEAD');

export const apiSite = new Hono<SiteEnv>()
  .get('/api/dashboard/:inviteId', sendDashboard)
  .get('/api/overview/:inviteId', sendLiveView(loadFirstAnswers))
  .get('/api/guests/:inviteId', sendLiveView(loadAnswers))
  .get('/api/answers/:inviteId', sendSummary)
  .get('/api/live/:inviteId', sendLiveStream)
  .get('/api/door/:inviteId', takesPosts)
  .post('/api/door/:inviteId', takeDoorMessage)
  .get('/api/passkeys', takesPosts)
  .post('/api/passkeys', sendChallenge)
  .get('/api/places', sendPlaces)
  .get('/api/map', sendMapSource)
  .post('/api/*', takesGets)
  .get('/health', sendHealth)
  .post('/health', takesGets);
