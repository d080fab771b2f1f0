import type { CSSProperties, ReactNode } from 'react';

import { getLook } from '#app/features/theme/look.ts';
import { useLexicon } from '#app/features/theme/use-lexicon.ts';
import { useSettled } from '#app/features/theme/use-settled.ts';

import type { CardPart, Typed } from './card-part.ts';
import type { DrawSlot } from './card-slots.ts';
import { GuestInvitation, ReplySheet } from './guest-invitation.tsx';
import { InvitationCard } from './invitation-card.tsx';
import type { Invitation } from './invitation.ts';

import styles from './invitation-preview.module.css';

export interface InvitationPreviewProps {
  invitation: Invitation;
  /** 1 is the size on a guest's screen and fills the available width. */
  scale?: number;
  /** Shown in place of the whole invitation. */
  reply?: ReactNode;
  /** Shown alone, at the scale of the style property `--card-scale`. */
  part?: CardPart | undefined;
  typed?: Typed | undefined;
  /** Makes it the host's own card, whose parts can be reached. */
  draw?: DrawSlot;
  /** While the words of its theme are fetched. */
  waiting?: ReactNode;
}

const nothingTyped: Typed = {};

/**
 * Without `draw`, nothing in it can be reached by pointer, keyboard or screen reader. Below full size it is a scaled-down phone page.
 */
export function InvitationPreview(props: InvitationPreviewProps) {
  const { invitation, scale = 1, reply, part, typed = nothingTyped, draw, waiting } = props;
  const lexicon = useLexicon(invitation);
  const eventName = useSettled(invitation.eventName);
  if (lexicon === null) return waiting ?? <div className={styles.waiting} />;
  const look = getLook({ ...invitation, eventName }, lexicon);
  const style = {
    ...look.properties,
    '--preview-scale': part ? 'var(--card-scale)' : scale,
  } as CSSProperties;
  return (
    <figure aria-label="Preview of the invitation">
      <div
        inert={!draw}
        className={styles.scene}
        data-scheme={look.scheme}
        data-part={part}
        style={style}
      >
        <div className={part || scale < 1 ? styles.small : undefined}>
          {reply ? (
            <ReplySheet look={look}>{reply}</ReplySheet>
          ) : part ? (
            <InvitationCard view={invitation} {...{ look, part, typed }} />
          ) : (
            <GuestInvitation
              view={invitation}
              look={look}
              hasMap={scale === 1 && !draw}
              isPreview
              {...(draw && { draw, typed: typed.activities, notice: <></> })}
            />
          )}
        </div>
      </div>
    </figure>
  );
}
