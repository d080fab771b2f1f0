import type { ReactNode } from 'react';

import { useFreshScreen } from '#app/features/live/use-fresh-screen.ts';
import type { Live } from '#app/features/live/use-live.ts';
import { undoMs } from '#app/features/mail/rules.ts';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
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
import { useSeen } from './received/use-seen.ts';
import { RemindersCard } from './reminding/reminders-card.tsx';
import type { MessagesView } from './schema.ts';
import { UntoldCard } from './untold-notice.tsx';
import { useUndo } from './use-undo.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

/** Links to screens that show who gets each kind of mailing (behaviour 31.1). */
function Choices({ view }: { view: MessagesView }) {
  const { inviteId, ended, toTell, isOn } = view;
  if (!isOn) {
    return (
      <Notice>
        <div className={patterns.stack2}>
          <p>{say('This server sends no mail. Your own phone does, one guest at a time.')}</p>
          {ended === '' ? (
            <StartByPhone inviteId={inviteId} about="invite">
              {say('Invite by phone')}
            </StartByPhone>
          ) : null}
        </div>
      </Notice>
    );
  }
  const to = (kind: MailingKind) => `${getMessagesPath(inviteId)}?send=${kind}`;
  return (
    <nav className={styles.choices} aria-label={say('Write')}>
      {ended === '' ? null : <p>{say(ended)}</p>}
      {toTell > 0 ? (
        <ButtonLink to={to('cancellation')} variant="primary">
          {say('Tell your guests that it’s canceled ({count, number})', { count: toTell })}
        </ButtonLink>
      ) : null}
      <div className={styles.trio}>
        {ended === '' ? <Requests {...{ view, to }} /> : null}
        <ButtonLink to={to('message')}>{say('Write')}</ButtonLink>
      </div>
      {ended === '' && view.noReminder !== '' ? (
        <p id="no-reminder" className={patterns.small}>
          {say(view.noReminder)}
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
        {ready.invitation > 0
          ? say('Invite {count, number}', { count: ready.invitation })
          : say('Invite¦verb')}
      </ButtonLink>
      {noReminder === '' ? (
        <ButtonLink to={to('reminder')}>
          {ready.reminder > 0
            ? say('Remind {count, number}', { count: ready.reminder })
            : say('Remind')}
        </ButtonLink>
      ) : (
        <Button disabled aria-describedby="no-reminder">
          {say('Remind')}
        </Button>
      )}
    </>
  );
}

function Content({ view }: { view: MessagesView }) {
  const { inviteId, host, composition, dayLimits, failures, press, held } = view;
  const undoing = useUndo(inviteId);
  useSeen(view);
  return (
    <>
      {view.isJustCanceled ? (
        <Notice tone="good">
          {say(
            'The event is canceled. Guests see it on their page, in the link’s preview and in their calendar.',
          )}
        </Notice>
      ) : null}
      {undoing.problem ? <Notice tone="bad">{undoing.problem}</Notice> : null}
      {composition ? (
        <Composer
          key={composition.kind}
          {...{ inviteId, host, composition, dayLimits, readsReplies: view.readsReplies }}
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
        title={view.composition ? say(mailingTitles[view.composition.kind]) : say('Messages')}
        {...(view.composition
          ? { back: { to: getMessagesPath(view.inviteId), label: say('All messages') } }
          : { note: mark })}
      />
      <div className={joinClasses(patterns.stack5, styles.content)}>
        <Content view={view} />
      </div>
    </>
  );
}
