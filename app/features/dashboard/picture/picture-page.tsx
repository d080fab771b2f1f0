import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { PictureForm } from '#app/features/picture/picture-form.tsx';
import type { PictureReply, ShownPicture } from '#app/features/picture/schema.ts';
import { getSettingsPath } from '#app/platform/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { EventPage } from '../frame/event-page.tsx';

import styles from './picture-page.module.css';

interface PicturePageProps {
  frame: EventFrame;
  picture: ShownPicture | null;
  reply: PictureReply | undefined;
}

/** Unlike the Theme step, it works without scripts. */
export function PicturePage({ frame, picture, reply }: PicturePageProps) {
  return (
    <EventPage frame={frame} section="settings" windowTitle="Picture">
      <SectionHead
        title="Your own picture"
        back={{ to: getSettingsPath(frame.inviteId), label: 'Settings' }}
        note="It appears at the top of the invitation and in its link preview. The look stays as it is."
      />
      <Card className={styles.card}>
        <PictureForm inviteId={frame.inviteId} picture={picture} reply={reply} />
      </Card>
    </EventPage>
  );
}
