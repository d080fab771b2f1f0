import type { CSSProperties, ReactNode } from 'react';

import { type Look, getLook } from '#app/features/theme/look.ts';
import { useLexicon } from '#app/features/theme/use-lexicon.ts';
import { useSettled } from '#app/features/theme/use-settled.ts';
import type { SharedWords } from '#app/features/words/guest/guest-words.tsx';
import { InEventWords } from '#app/features/words/guest/in-event-words.tsx';
import { isRightToLeft } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';

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
  const { invitation, scale = 1, part, draw, waiting } = props;
  const lexicon = useLexicon(invitation);
  const eventName = useSettled(invitation.eventName);
  if (lexicon === null) return waiting ?? <div className={styles.waiting} />;
  const look = getLook({ ...invitation, eventName }, lexicon);
  const style = {
    ...look.properties,
    '--preview-scale': part ? 'var(--card-scale)' : scale,
  } as CSSProperties;
  const scene = ({ language }: SharedWords) => (
    <figure aria-label={say('Preview of the invitation')}>
      <div
        inert={!draw}
        dir="ltr"
        className={styles.scene}
        data-scheme={look.scheme}
        data-part={part}
        style={style}
      >
        <div
          className={part || scale < 1 ? styles.small : undefined}
          lang={language}
          dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
        >
          <Sheet {...props} look={look} />
        </div>
      </div>
    </figure>
  );
  return (
    <InEventWords
      language={invitation.language ?? 'en'}
      waiting={waiting ?? <div className={styles.waiting} />}
    >
      {scene}
    </InEventWords>
  );
}

function Sheet(props: InvitationPreviewProps & { look: Look }) {
  const { invitation, look, scale = 1, reply, part, typed = nothingTyped, draw } = props;
  if (reply) return <ReplySheet look={look}>{reply}</ReplySheet>;
  if (part) return <InvitationCard view={invitation} {...{ look, part, typed }} />;
  return (
    <GuestInvitation
      view={invitation}
      look={look}
      hasMap={scale === 1 && !draw}
      isPreview
      {...(draw && { draw, typed: typed.activities, notice: <></> })}
    />
  );
}
