import { sql } from 'kysely';

import { servicesContext } from '#app/context.ts';

import type { Route } from './+types/health.ts';

/** 200 once the server can answer from its database. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  await sql`select 1`.execute(db);
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
