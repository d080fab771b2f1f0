import type { CSSProperties } from 'react';

import { knowNoWords } from '#app/features/theme/custom-text.ts';
import { getLook } from '#app/features/theme/look.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { InvitationHero } from './invitation-hero.tsx';
import type { Invitation } from './invitation.ts';

import sheet from './guest-invitation.module.css';
import card from './invitation-card.module.css';
import styles from './invitation-preview.module.css';

export type CoverWords = Pick<Invitation, 'eventName' | 'hostedBy' | 'eventType'>;

interface InvitationCoverProps extends CoverWords {
  /** Tags only, so that no words have to be looked up. */
  theme: readonly string[];
}

/** The picture of an invitation in one look, at the scale of the style property `--card-scale`. */
export function InvitationCover({ theme, ...words }: InvitationCoverProps) {
  const look = getLook({ theme, eventType: words.eventType }, knowNoWords);
  const style = { ...look.properties, '--preview-scale': 'var(--card-scale)' } as CSSProperties;
  return (
    <div inert className={styles.scene} data-scheme={look.scheme} data-part="picture" style={style}>
      <div className={joinClasses(styles.small, sheet.sheet)}>
        <div
          className={joinClasses(sheet.card, card.card)}
          data-part="picture"
          data-untitled={words.eventName === '' ? true : undefined}
        >
          <InvitationHero view={words} look={look} greeting={null} titleAs="p" />
        </div>
      </div>
    </div>
  );
}
