import type { Db } from './client.server.ts';

/** Takes or renews the lease `name` for `holder`; false while another process has it. */
export async function takeLease(
  db: Db,
  { name, holder, now, ms }: { name: string; holder: string; now: number; ms: number },
): Promise<boolean> {
  const row = await db
    .insertInto('leases')
    .values({ name, holder, until: now + ms })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: now + ms })
        .where((eb) => eb.or([eb('leases.until', '<=', now), eb('leases.holder', '=', holder)])),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endLease(
  db: Db,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
