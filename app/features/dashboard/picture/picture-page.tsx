import { PictureForm } from '#app/features/picture/picture-form.tsx';
import type { PictureReply, ShownPicture } from '#app/features/picture/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { getSettingsPath } from '#app/platform/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import styles from './picture-page.module.css';

interface PicturePageProps {
  inviteId: string;
  picture: ShownPicture | null;
  reply: PictureReply | undefined;
}

/** Unlike the Theme step, it works without scripts. */
export function PicturePage({ inviteId, picture, reply }: PicturePageProps) {
  return (
    <>
      <SectionHead
        title={say('Your own picture')}
        back={{ to: getSettingsPath(inviteId), label: say('Settings') }}
        note={say(
          'It appears at the top of the invitation and in its link preview. The look stays as it is.',
        )}
      />
      <Card className={styles.card}>
        <PictureForm inviteId={inviteId} picture={picture} reply={reply} />
      </Card>
    </>
  );
}
