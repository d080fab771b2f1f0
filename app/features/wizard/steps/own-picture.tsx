import { PictureForm } from '#app/features/picture/picture-form.tsx';
import type { ShownPicture } from '#app/features/picture/schema.ts';

import patterns from '#app/ui/patterns.module.css';

interface OwnPictureProps {
  /** Null for a draft, whose storage in the browser has no room for a picture. */
  inviteId: string | null;
  picture: ShownPicture | null;
}

export function OwnPicture({ inviteId, picture }: OwnPictureProps) {
  return (
    <section className={patterns.stack3}>
      <h2 className={patterns.heading}>Your own picture</h2>
      {inviteId === null ? (
        <p className={patterns.small}>
          Once the invitation is saved, you can add your own picture under “Edit theme” on its
          dashboard.
        </p>
      ) : (
        <PictureForm inviteId={inviteId} picture={picture} />
      )}
    </section>
  );
}
