import { type LocateServices, locateInvite } from '#app/features/invite/locate.server.ts';
import type { PartChange } from '#app/features/invite/rules.ts';
import { type OwnedInvite, updateInvite } from '#app/features/invite/service.server.ts';

export type SavePartServices = LocateServices & {
  settle: NonNullable<LocateServices['settle']>;
};

/**
 * Stores what the inline editors and the steps change of an invitation, as `updateInvite` does, and looks up an address
 * that was saved as text (behaviour 10.30). `visitor` is the host's network address.
 */
export async function savePart(
  services: SavePartServices,
  { invite, visitor }: { invite: OwnedInvite; visitor: string },
  change: PartChange,
): ReturnType<typeof updateInvite> {
  const saved = await updateInvite(services, invite, change);
  if (saved.ok && change.update.name === 'location') {
    await locateInvite(services, invite.id, visitor);
  }
  return saved;
}
