import { useId, useState } from 'react';

import { PictureForm } from '#app/features/picture/picture-form.tsx';
import type { ShownPicture } from '#app/features/picture/schema.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

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
  /** Null for a draft, whose storage in the browser has no room for a picture. */
  inviteId: string | null;
  picture: ShownPicture | null;
}

/** A tile beside the looks, which opens the picture's form under itself. */
export function OwnPicture({ inviteId, picture }: OwnPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (inviteId === null) {
    return (
      <p className={styles.tile} data-still>
        <CameraIcon />
        Your own picture
        <small>Once the invitation is saved, under “Edit theme” on its dashboard.</small>
      </p>
    );
  }
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
        Your own picture
        <small>{picture ? 'at the top of the card' : 'above the drawing'}</small>
      </button>
      <div id={id} hidden={!isOpen} className={styles.opened}>
        <PictureForm inviteId={inviteId} picture={picture} />
      </div>
    </>
  );
}
