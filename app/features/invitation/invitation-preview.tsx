import type { CSSProperties, ReactNode } from 'react';

import { getLook } from '#app/features/theme/look.ts';
import { useLexicon } from '#app/features/theme/use-lexicon.ts';

import { GuestInvitation, ReplySheet } from './guest-invitation.tsx';
import type { Invitation } from './invitation.ts';

import styles from './invitation-preview.module.css';

interface InvitationPreviewProps {
  invitation: Invitation;
  /** 1 is the size on a guest's screen and fills the available width. */
  scale?: number;
  /** Shown in place of the whole invitation. */
  reply?: ReactNode;
}

/**
 * Nothing in it can be reached by pointer, keyboard or screen reader. Below full size it is a scaled-down phone page.
 */
export function InvitationPreview({ invitation, scale = 1, reply }: InvitationPreviewProps) {
  const lexicon = useLexicon(invitation);
  if (lexicon === null) return <div className={styles.waiting} />;
  const look = getLook(invitation, lexicon);
  const style = { ...look.properties, '--preview-scale': scale } as CSSProperties;
  return (
    <figure aria-label="Preview of the invitation">
      <div inert className={styles.scene} data-scheme={look.scheme} style={style}>
        <div className={scale < 1 ? styles.small : undefined}>
          {reply ? (
            <ReplySheet look={look}>{reply}</ReplySheet>
          ) : (
            <GuestInvitation view={invitation} look={look} hasMap={scale === 1} isPreview />
          )}
        </div>
      </div>
    </figure>
  );
}
