import { sql } from 'kysely';

import { servicesContext } from '#app/context.ts';

import type { Route } from './+types/health.ts';

const headers = { 'Cache-Control': 'no-store' };

/** 200 while the server can answer from its database, 503 while it cannot. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, log } = context.get(servicesContext);
  try {
    await sql`select 1 from migrations`.execute(db);
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    log.error('the database cannot be read', { error });
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}
