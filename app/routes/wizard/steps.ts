import { href } from 'react-router';

import type { PartName } from '#app/features/draft/schema.ts';

/** The wizard's steps in the order and with the labels of spec §2; `part` is what a step fills. */
export const wizardSteps = [
  { part: 'eventName', label: 'Event Name', to: href('/eventName') },
  { part: 'partyType', label: 'Type', to: href('/partyType') },
  { part: 'theme', label: 'Theme', to: href('/theme') },
  { part: 'dateTime', label: 'Date & Time', to: href('/dateTime') },
  { part: 'activity', label: 'Activities', to: href('/activity') },
  { part: 'invitee', label: 'Invitees', to: href('/invitee') },
  { part: 'location', label: 'Location', to: href('/location') },
  { part: null, label: 'Review', to: href('/confirmation') },
] as const satisfies { part: PartName | null; label: string; to: string }[];
