import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import type { Live } from '#app/features/live/use-live.ts';
import { undoMs } from '#app/features/mail/rules.ts';
import { getGuestsPath, getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import type { MailingKind } from './audience.ts';
import { Composer } from './composer.tsx';
import { Failures } from './list/failures.tsx';
import { MessageList } from './list/message-list.tsx';
import { WaitingBox } from './list/waiting-box.tsx';
import { mailingTitles } from './mailing-words.ts';
import { RemindersCard } from './reminders-card.tsx';
import type { MessagesView } from './schema.ts';
import { UntoldCard } from './untold-notice.tsx';
import { useUndo } from './use-undo.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

const count = (many: number) => (many > 0 ? ` ${many.toLocaleString('en')}` : '');

/** Links to screens that show who gets each kind of mailing (behaviour 31.1). */
function Choices({ view }: { view: MessagesView }) {
  const { inviteId, ended, toTell, isOn } = view;
  if (!isOn) {
    return (
      <Notice>
        This server sends no mail. You can copy each guest’s personal link in the{' '}
        <Link to={getGuestsPath(inviteId)}>Guest List</Link> and send it yourself.
      </Notice>
    );
  }
  const to = (kind: MailingKind) => `${getMessagesPath(inviteId)}?send=${kind}`;
  return (
    <nav className={styles.choices} aria-label="Write">
      {ended === '' ? null : <p>{ended}</p>}
      {toTell > 0 ? (
        <ButtonLink to={to('cancellation')} variant="primary">
          {`Tell your guests that it’s canceled (${toTell.toLocaleString('en')})`}
        </ButtonLink>
      ) : null}
      <div className={styles.trio}>
        {ended === '' ? <Requests {...{ view, to }} /> : null}
        <ButtonLink to={to('message')}>Write</ButtonLink>
      </div>
      {ended === '' && view.noReminder !== '' ? (
        <p id="no-reminder" className={patterns.small}>
          {view.noReminder}
        </p>
      ) : null}
    </nav>
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
        {`Invite${count(ready.invitation)}`}
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
  const { inviteId, host, composition, dayLimits, failures, press, held } = view;
  const undoing = useUndo(inviteId);
  return (
    <>
      {view.isJustCanceled ? (
        <Notice tone="good">
          The event is canceled. Guests see it on their page, in the link’s preview and in their
          calendar.
        </Notice>
      ) : null}
      {undoing.problem ? <Notice tone="bad">{undoing.problem}</Notice> : null}
      {composition ? (
        <Composer
          key={composition.kind}
          {...{ inviteId, host, composition, dayLimits }}
          onSent={undoing.propose}
        />
      ) : (
        <>
          <WaitingBox {...{ held, host }} />
          <Failures {...{ failures, press }} />
          <UntoldCard inviteId={inviteId} offer={view.offer} />
          <Choices view={view} />
          <MessageList
            {...view}
            offered={undoing.offer?.press ?? ''}
            onTakeBack={undoing.takeBack}
            busy={undoing.busy}
          />
          <RemindersCard reminders={view.reminders} />
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
        title={view.composition ? mailingTitles[view.composition.kind] : 'Messages'}
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
