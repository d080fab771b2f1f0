import type { CSSProperties } from 'react';

import { lookOf } from '#app/features/theme/look.ts';

import { GuestInvitation, type Invitation } from './guest-invitation.tsx';

import styles from './invitation-preview.module.css';

interface InvitationPreviewProps {
  invitation: Invitation;
  /** How large it is shown: 1 is as on a guest's screen, and fills the width that there is. */
  scale?: number;
}

/**
 * An invitation as its guests will see it, to look at only: nothing in it can be reached, by pointer,
 * keyboard or screen reader. Below full size it is a phone's page, made small.
 */
export function InvitationPreview({ invitation, scale = 1 }: InvitationPreviewProps) {
  const look = lookOf(invitation);
  const style = { ...look.properties, '--preview-scale': scale } as CSSProperties;
  return (
    <figure aria-label="Preview of the invitation">
      <div inert className={styles.scene} data-scheme={look.scheme} style={style}>
        <div className={scale < 1 ? styles.small : undefined}>
          <GuestInvitation view={invitation} look={look} hasMap={scale === 1} />
        </div>
      </div>
    </figure>
  );
}
