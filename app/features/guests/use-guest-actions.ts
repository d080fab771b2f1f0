import { useState } from 'react';

import { useBulkActions } from './bulk/use-bulk-actions.ts';
import type { GuestRow } from './guest-row.ts';
import type { GuestWindow } from './list/guest-window.ts';
import { useBeside } from './list/use-beside.ts';
import { useRowActions } from './list/use-row-actions.ts';
import { useSelection } from './list/use-selection.ts';

export function useGuestActions(
  event: { inviteId: string; guestLink: string },
  guests: GuestWindow,
) {
  const [identified, identify] = useState<GuestRow | null>(null);
  const selection = useSelection(guests);
  const bulk = useBulkActions(event.guestLink);
  const beside = useBeside();
  return { ...useRowActions(event, guests), beside, identified, identify, selection, bulk };
}

export type GuestActions = ReturnType<typeof useGuestActions>;
