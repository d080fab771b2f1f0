import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { type Properties, toThemeProperties } from '#app/features/theme/css.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';

/** One entry of the host's list of events. */
export interface EventSummary {
  id: string;
  title: string;
  date: string;
  figures: Figures;
  /** The colors and the title's typeface of the invitation. */
  look: Properties;
}

const lookProperties = new Set<string>([
  '--color-surface',
  '--color-display',
  '--color-fill',
  '--color-second',
  '--color-third',
  '--font-display',
  '--title-weight',
  '--title-tracking',
  '--title-scale',
]);

export function toEventSummary(invite: Invite, figures: Figures): EventSummary {
  const look = Object.entries(toThemeProperties(createThemeTokens(invite))).filter(([name]) =>
    lookProperties.has(name),
  );
  return {
    id: invite.id,
    title: formatHostTitle(invite),
    date: formatDate(invite.date),
    figures,
    look: Object.fromEntries(look),
  };
}
