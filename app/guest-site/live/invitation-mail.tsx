import type { ReactNode } from 'react';

import type { InviteeCounts } from '#app/features/invite/count-invitees.server.ts';
import type { LayerMailing } from '#app/features/outreach/layer-press.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getOpenDeskPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

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
  const isNamed = others === 1 && otherName !== '';
  return (
    <>
      <p className={styles.state}>
        <strong>{describeSent(count, isHeld ? 'ready' : canUndo ? 'sending' : 'sent')}</strong>
        {canUndo ? (
          <Button type="submit" name="to" value="undo" variant="quiet">
            {say('Undo')}
          </Button>
        ) : null}
      </p>
      <p>
        {isHeld ? <Sender sender={sender} /> : null}
        {others > 0 ? (
          <span>
            {isNamed
              ? withElements(say('{name} has no email.', { name: spot('name') }), {
                  name: <bdi>{otherName}</bdi>,
                })
              : say(
                  '{others, plural, one {# guest has no email.} other {# guests have no email.}}',
                  { others },
                )}
          </span>
        ) : null}
      </p>
    </>
  );
}

function describeSent(count: number, state: 'ready' | 'sending' | 'sent'): string {
  switch (state) {
    case 'ready':
      return say('{count, plural, one {# invitation ready} other {# invitations ready}}', {
        count,
      });
    case 'sending':
      return say('{count, plural, one {Sending # invitation} other {Sending # invitations}}', {
        count,
      });
    case 'sent':
      return say(
        '{count, plural, one {# invitation on their way} other {# invitations on their way}}',
        { count },
      );
  }
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
        {say(
          '{guests, plural, =1 {Send to your guest} one {Send to your # guest} other {Send to your # guests}}',
          {
            guests,
          },
        )}
      </Button>
      <p id="live-send">
        {describeReaders(counts)}
        <Sender sender={sender} />
      </p>
      {sender ? (
        <Button type="submit" name="to" value="see" variant="quiet">
          {say('See the mail')}
        </Button>
      ) : null}
    </>
  );
}

function describeReaders({ byMail, others, otherName }: InviteeCounts): ReactNode {
  if (others === 0) return say('{byMail, number} by mail', { byMail });
  if (others === 1 && otherName !== '') {
    const text = say('{byMail, number} by mail, {name} from your phone', {
      byMail,
      name: spot('name'),
    });
    return withElements(text, { name: <bdi>{otherName}</bdi> });
  }
  return say('{byMail, number} by mail, {others, number} from your phone', { byMail, others });
}

function Sender({ sender }: Pick<Sending, 'sender'>) {
  if (sender?.isVerified) return null;
  if (!sender) return <span>{say('First you confirm an address of your own.')}</span>;
  return (
    <span>
      {withElements(
        say('They go out as soon as you press the link we sent to {address}.', {
          address: spot('address'),
        }),
        { address: <bdi>{sender.address}</bdi> },
      )}
    </span>
  );
}
