import { exportEvent } from '#app/features/event-file/export-event.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import { listMembershipsOf } from '#app/features/invite/members/membership-store.server.ts';
import { findOwnInvite } from '#app/features/invite/service.server.ts';
import { listEntriesOfHost } from '#app/features/invite/store.server.ts';
import { exportGuestMessages } from '#app/features/outreach/received/guest-messages.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readEach } from '#app/platform/db/read-each.server.ts';
import type { Log } from '#app/platform/log.server.ts';

const accountFileVersion = 1;
const unreadable = 'This event cannot be read.';

interface ExportServices {
  db: Db;
  log: Log;
}

/** One event at a time, each in the format of its own export (behaviour 33.10). */
async function* writeAccount({ db, log }: ExportServices, host: Host): AsyncGenerator<string> {
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
  for (const { id, eventName } of await listEntriesOfHost(db, host.uid)) {
    const write = async () => {
      const found = await findOwnInvite(db, id, host);
      if (!found.ok) return [];
      const event = await exportEvent(db, found.value);
      const guestMessages = await exportGuestMessages(db, id);
      return [JSON.stringify(guestMessages.length > 0 ? { ...event, guestMessages } : event)];
    };
    const { values, failed } = await readEach([id], write, (_, error) =>
      log.error('event cannot be read', { invite: id, error }),
    );
    const problem = failed.map(() => JSON.stringify({ eventName, problem: unreadable }));
    for (const text of [...values, ...problem]) {
      yield between + text;
      between = ',';
    }
  }
  yield ']}\n';
}

/**
 * One JSON file with all events of a host, and the names of those with a membership (behaviour 32.8, 38.13). Written at
 * the client's speed, so that memory holds one event at a time.
 */
export function exportAccount(services: ExportServices, host: Host): ReadableStream<Uint8Array> {
  const pieces = writeAccount(services, host);
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
