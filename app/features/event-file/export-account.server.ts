import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { listMembershipsOf } from '#app/features/invite/members/membership-store.server.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';
import { listInviteIdsOfHost } from '#app/features/invite/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { exportEvent } from './export-event.server.ts';

const accountFileVersion = 1;

/** One event at a time, each in the format of its own export (behaviour 33.10). */
async function* writeAccount(db: Db, host: Host): AsyncGenerator<string> {
  const account = {
    username: host.username,
    displayName: host.displayName,
    mailAddress: (await findMailAddress(db, host.uid))?.address ?? null,
  };
  const memberOf = await listMembershipsOf(db, host.uid);
  const head = JSON.stringify({
    festoon: 'account',
    version: accountFileVersion,
    account,
    memberOf,
  });
  yield `${head.slice(0, -1)},"events":[`;
  let between = '';
  for (const id of await listInviteIdsOfHost(db, host.uid)) {
    const found = await findOwnInvite(db, id, host);
    if (!found.ok) continue;
    yield between + JSON.stringify(await exportEvent(db, found.value));
    between = ',';
  }
  yield ']}\n';
}

/**
 * One JSON file with all events of a host, and the names of those with a membership (behaviour 32.8, 38.13). Written at
 * the client's speed, so that memory holds one event at a time.
 */
export function exportAccount(db: Db, host: Host): ReadableStream<Uint8Array> {
  const pieces = writeAccount(db, host);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
