import { useEffect, useId, useRef, useState } from 'react';

import { useDraftPicture } from '#app/features/draft/use-draft-picture.ts';
import { PictureForm } from '#app/features/picture/picture-form.tsx';
import type { ShownPicture } from '#app/features/picture/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import { DraftPictureForm } from './draft-picture.tsx';

import styles from './covers.module.css';

function CameraIcon() {
  return (
    <LineIcon>
      <path d="M2.5 5.5h3l1.2-2h4.6l1.2 2h3v9.5h-13Z" strokeLinejoin="round" />
      <circle cx="9" cy="10" r="2.8" />
    </LineIcon>
  );
}

interface OwnPictureProps {
  /** Null for a draft, whose picture is in the browser. */
  inviteId: string | null;
  picture: ShownPicture | null;
}

/** A tile beside the looks, which opens the picture's form under itself. */
export function OwnPicture({ inviteId, picture }: OwnPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  // On a phone it opens beneath the foot.
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const drafted = useDraftPicture();
  const shown = inviteId === null ? drafted : picture;
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CameraIcon />
        {say('Your own picture')}
        <small>{shown ? say('at the top of the card') : say('above the drawing')}</small>
      </button>
      <div ref={form} id={id} hidden={!isOpen} className={styles.opened}>
        {inviteId === null ? (
          <DraftPictureForm picture={drafted} />
        ) : (
          <PictureForm inviteId={inviteId} picture={picture} />
        )}
      </div>
    </>
  );
}
