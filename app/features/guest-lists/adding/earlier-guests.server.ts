import { may } from '#app/features/invite/members/rules.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import {
  type OwnedInvite,
  findOwnInvite,
  listEntriesOf,
} from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { writeGuestLine } from '../formats/guest-lines.ts';
import { countInviteesOf } from './earlier-store.server.ts';
import type { EarlierEvent, EarlierGuests } from './schema.ts';

/** The newest are offered. */
const mostEvents = 100;

/** The host's other events that have guests, the newest first; not those where the host only helps at the door. */
export async function listEarlierEvents(
  db: Db,
  { id: inviteId, editor }: OwnedInvite,
): Promise<EarlierEvent[]> {
  const entries = (await listEntriesOf(db, editor)).filter(
    ({ id, role }) => id !== inviteId && may(role, 'edit'),
  );
  const counted = await countInviteesOf(
    db,
    entries.map(({ id }) => id),
  );
  return entries
    .flatMap(({ id, eventName }) => {
      const own = counted.get(id);
      const title = formatHostTitle({ eventName, theme: [], eventType: [] });
      return own ? [{ id, title, ...own }] : [];
    })
    .slice(0, mostEvents);
}

/** The invitees of another event of this host as lines that can be added to a list; null where there is none. */
export async function takeEarlierGuests(
  db: Db,
  { editor }: OwnedInvite,
  earlierId: string,
): Promise<EarlierGuests | null> {
  const found = await findOwnInvite(db, earlierId, { uid: editor });
  if (!found.ok) return null;
  const { id, ...event } = found.value;
  const invitees = await listInvitees(db, id);
  const labels = await listLabelsOf(
    db,
    id,
    invitees.map((one) => one.id),
  );
  const lines = invitees.map(
    ({ id: inviteeId, name, email, phone, language, people, companions }) =>
      writeGuestLine({
        name,
        email,
        phone,
        ...(language === '' ? {} : { language }),
        labels: labels.get(inviteeId) ?? [],
        people,
        ...(companions === null ? {} : { companions }),
      }),
  );
  return { title: formatHostTitle(event), lines };
}
