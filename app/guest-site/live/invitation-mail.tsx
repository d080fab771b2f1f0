import type { ReactNode } from 'react';

import type { InviteeCounts } from '#app/features/invite/count-invitees.server.ts';
import type { LayerMailing } from '#app/features/outreach/layer-press.server.ts';
import { getOpenDeskPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import styles from './live-layer.module.css';

export interface Sending {
  /** The host's own address, and whether it is confirmed; null without one. */
  sender: { address: string; isVerified: boolean } | null;
  /** The id of the next press. */
  press: string;
  sent: LayerMailing | null;
}

interface InvitationMailProps extends Sending {
  inviteId: string;
  counts: InviteeCounts;
}

/** Sends the invitations, or says that they are sent (behaviour 12.26). */
export function InvitationMail({ inviteId, counts, sender, press, sent }: InvitationMailProps) {
  return (
    <form method="post" action={getOpenDeskPath(inviteId)} className={styles.mail}>
      <input type="hidden" name="press" value={sent?.press ?? press} />
      {sent ? <Sent {...{ sent, counts, sender }} /> : <Send {...{ counts, sender }} />}
    </form>
  );
}

function Sent({
  sent,
  counts,
  sender,
}: { sent: LayerMailing } & Pick<InvitationMailProps, 'counts' | 'sender'>) {
  const { count, isHeld, canUndo } = sent;
  const { others, otherName } = counts;
  const invitations = countLabel(count, 'invitation');
  const state = canUndo ? `Sending ${invitations}` : `${invitations} on their way`;
  return (
    <>
      <p className={styles.state}>
        <strong>{isHeld ? `${invitations} ready` : state}</strong>
        {canUndo ? (
          <Button type="submit" name="to" value="undo" variant="quiet">
            Undo
          </Button>
        ) : null}
      </p>
      <p>
        {isHeld ? <Sender sender={sender} /> : null}
        {others > 0 ? (
          <span>
            {others === 1 && otherName !== '' ? (
              <bdi>{otherName}</bdi>
            ) : (
              countLabel(others, 'guest')
            )}
            {others === 1 ? ' has no email.' : ' have no email.'}
          </span>
        ) : null}
      </p>
    </>
  );
}

function Send({ counts, sender }: Pick<InvitationMailProps, 'counts' | 'sender'>) {
  const { guests } = counts;
  return (
    <>
      <Button
        type="submit"
        name="to"
        value={sender ? 'send' : 'see'}
        variant="primary"
        aria-describedby="live-send"
      >
        <LineIcon>
          <path d="M2.5 4.5h13v9h-13zl6.5 5 6.5-5" />
        </LineIcon>
        {guests === 1 ? 'Send to your guest' : `Send to your ${guests.toLocaleString('en')} guests`}
      </Button>
      <p id="live-send">
        {describeReaders(counts)}
        <Sender sender={sender} />
      </p>
      {sender ? (
        <Button type="submit" name="to" value="see" variant="quiet">
          See the mail
        </Button>
      ) : null}
    </>
  );
}

function describeReaders({ byMail, others, otherName }: InviteeCounts): ReactNode {
  const mailed = `${byMail.toLocaleString('en')} by mail`;
  if (others === 0) return mailed;
  if (others === 1 && otherName !== '') {
    return (
      <>
        {mailed}, <bdi>{otherName}</bdi> from your phone
      </>
    );
  }
  return `${mailed}, ${others.toLocaleString('en')} from your phone`;
}

function Sender({ sender }: Pick<Sending, 'sender'>) {
  if (sender?.isVerified) return null;
  if (!sender) return <span>First you confirm an address of your own.</span>;
  return (
    <span>
      They go out as soon as you press the link we sent to <bdi>{sender.address}</bdi>.
    </span>
  );
}
