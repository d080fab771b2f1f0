import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import type { Live } from '#app/features/live/use-live.ts';
import { undoMs } from '#app/features/mail/rules.ts';
import * as addresses from '#app/platform/addresses.ts';
import { getGuestsPath, getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { MailingKind } from './audience.ts';
import { Composer } from './composer.tsx';
import { RemindersCard } from './reminders-card.tsx';
import type { MessagesView } from './schema.ts';
import { Failures, SentMail } from './sent-mail.tsx';
import { UntoldCard } from './untold-notice.tsx';
import { useUndo } from './use-undo.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

/** The steps that are missing before mail can be sent. */
function Requirements({ view: { isOn, host, inviteId } }: { view: MessagesView }) {
  if (!isOn) {
    return (
      <Notice>
        This server sends no mail. You can copy each guest’s personal link in the{' '}
        <Link to={getGuestsPath(inviteId)}>Guest List</Link> and send it yourself.
      </Notice>
    );
  }
  if (host?.isVerified) return null;
  return (
    <Notice>
      {host
        ? `Please open the link that we sent to ${host.address}. Invitations go out as soon as you do, within seven days; you can send other mail after that. `
        : 'To send mail, first confirm an email address of your own. '}
      <Link to={addresses.account}>{host ? 'Change the address' : 'Add your email address'}</Link>
    </Notice>
  );
}

const count = (many: number) => (many > 0 ? ` (${many.toLocaleString('en')})` : '');

/** Links to screens that show who gets each kind of mailing (behaviour 31.1). */
function Choices({ view }: { view: MessagesView }) {
  const { inviteId, ended, toTell, isOn } = view;
  if (!isOn) return null;
  const to = (kind: MailingKind) => `${getMessagesPath(inviteId)}?send=${kind}`;
  return (
    <Card className={styles.choices} aria-label="Write">
      {ended === '' ? <Requests {...{ view, to }} /> : <p>{ended}</p>}
      {toTell > 0 ? (
        <ButtonLink to={to('cancellation')} variant="primary">
          {`Tell your guests that it’s canceled${count(toTell)}`}
        </ButtonLink>
      ) : null}
      <ButtonLink to={to('message')}>Write to guests</ButtonLink>
      {ended === '' && view.noReminder !== '' ? (
        <p id="no-reminder" className={patterns.small}>
          {view.noReminder}
        </p>
      ) : null}
    </Card>
  );
}

interface RequestsProps {
  view: MessagesView;
  to: (kind: MailingKind) => string;
}

function Requests({ view: { ready, offer, noReminder }, to }: RequestsProps) {
  // A screen has one primary action, and news has priority over invitations.
  const isFirst = ready.invitation > 0 && offer === null;
  return (
    <>
      <ButtonLink to={to('invitation')} variant={isFirst ? 'primary' : 'secondary'}>
        {`Send invitations${count(ready.invitation)}`}
      </ButtonLink>
      {noReminder === '' ? (
        <ButtonLink to={to('reminder')}>{`Remind${count(ready.reminder)}`}</ButtonLink>
      ) : (
        <Button disabled aria-describedby="no-reminder">
          Remind
        </Button>
      )}
    </>
  );
}

function Content({ view }: { view: MessagesView }) {
  const { inviteId, host, composition, dayLimits, failures, press, mailings } = view;
  const undoing = useUndo(inviteId);
  return (
    <>
      <Requirements view={view} />
      {undoing.problem ? <Notice tone="bad">{undoing.problem}</Notice> : null}
      {composition ? (
        <Composer
          key={composition.kind}
          {...{ inviteId, host, composition, dayLimits }}
          onSent={undoing.propose}
        />
      ) : (
        <>
          <Failures {...{ failures, press }} />
          <UntoldCard inviteId={inviteId} offer={view.offer} />
          <Choices view={view} />
          <RemindersCard reminders={view.reminders} />
          <SentMail {...{ mailings, dayLimits }} />
        </>
      )}
      <UndoBar
        offer={undoing.offer}
        onUndo={undoing.undo}
        onExpire={undoing.expire}
        duration={undoMs}
      />
    </>
  );
}

interface MessagesPageProps extends Pick<Live, 'state' | 'changes'> {
  view: MessagesView;
  /** Shows whether the screen is live. */
  mark: ReactNode;
}

export function MessagesPage({ view, mark, ...live }: MessagesPageProps) {
  useFreshScreen(live);
  return (
    <>
      <SectionHead
        title="Messages"
        {...(view.composition
          ? { back: { to: getMessagesPath(view.inviteId), label: 'All messages' } }
          : { note: mark })}
      />
      <div className={joinClasses(patterns.stack5, styles.content)}>
        <Content view={view} />
      </div>
    </>
  );
}
