import type { CSSProperties, ReactNode } from 'react';

import { knowNoWords } from '#app/features/theme/custom-text.ts';
import { getLook } from '#app/features/theme/look.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { InEventWords } from '#app/features/words/guest/in-event-words.tsx';
import { isRightToLeft } from '#app/platform/language/languages.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { InvitationHero } from './invitation-hero.tsx';
import type { Invitation } from './invitation.ts';

import sheet from './guest-invitation.module.css';
import card from './invitation-card.module.css';
import styles from './invitation-preview.module.css';

export type CoverWords = Pick<Invitation, 'eventName' | 'hostedBy' | 'eventType' | 'language'>;

interface InvitationCoverProps extends CoverWords {
  /** Tags only, so that no words have to be looked up. */
  theme: readonly string[];
  waiting: ReactNode;
}

/** The picture of an invitation in one look, at the scale of the style property `--card-scale`. */
export function InvitationCover({ theme, waiting, ...words }: InvitationCoverProps) {
  const look = getLook({ ...words, theme, originalTitle: '' }, knowNoWords);
  const style = { ...look.properties, '--preview-scale': 'var(--card-scale)' } as CSSProperties;
  const scene = ({ language }: SharedWords) => (
    <div
      inert
      dir="ltr"
      className={styles.scene}
      data-scheme={look.scheme}
      data-part="picture"
      style={style}
    >
      <div
        className={joinClasses(styles.small, sheet.sheet)}
        lang={language}
        dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      >
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
  return (
    <InEventWords language={words.language ?? 'en'} waiting={waiting}>
      {scene}
    </InEventWords>
  );
}
