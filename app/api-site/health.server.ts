import { sql } from 'kysely';

import { toMailboxHealth } from '#app/features/mail/returned/mailbox-rules.ts';
import { findMailboxState } from '#app/features/mail/returned/mailbox-state.server.ts';
import type { SiteContext } from '#app/site-context.ts';

const headers = { 'Cache-Control': 'no-store' };

function unavailable(reason: string): Response {
  return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
}

export async function sendHealth(c: SiteContext): Promise<Response> {
  const { db, log, clock, settings, acceptsWrites } = c.var.services;
  try {
    await sql`select 1 from migrations`.execute(db);
  } catch (error) {
    log.error('the database cannot be read', { error });
    return unavailable('the database cannot be read');
  }
  if (!(await acceptsWrites())) return unavailable('the database refuses writes');
  if (!settings.IMAP_URL) return Response.json({ status: 'ok' }, { headers });
  const mailbox = toMailboxHealth(await findMailboxState(db), clock());
  return Response.json({ status: 'ok', mailbox }, { headers });
}
