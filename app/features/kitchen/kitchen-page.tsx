import { type ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { KitchenSheet } from './kitchen-sheet.tsx';
import { writeSheet } from './need-words.ts';
import type { KitchenData, KitchenReply, KitchenView } from './schema.ts';
import { useKitchen } from './use-kitchen.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './kitchen.module.css';

interface KitchenPageProps {
  frame: EventFrame;
  view: KitchenView;
  reply: KitchenReply | undefined;
  changes: number;
  /** Says whether the screen is live. */
  mark: ReactNode;
}

/** What the kitchen has to know, on the screen, on paper and as text (behaviour 43.1, 43.3). */
export function KitchenPage({ frame, view, reply, changes, mark }: KitchenPageProps) {
  const { inviteId, title } = frame;
  const { sheet, askPath } = useKitchen<KitchenData>({ inviteId, first: view, changes }) ?? view;
  const heading =
    view.when === ''
      ? say('Kitchen sheet: {title}', { title })
      : say('Kitchen sheet: {title}, {day}', { title, day: view.when });
  const isEmpty = sheet.needs.length + sheet.notes.length + sheet.arrivals.length === 0;
  return (
    <>
      <SectionHead
        title={say('Kitchen sheet')}
        back={{ to: getDashboardPath(inviteId), label: say('Overview') }}
        note={[say('Those who said yes'), view.when].filter(Boolean).join(' · ')}
        actions={mark}
      />
      <div className={joinClasses(patterns.stack5, styles.page)}>
        <Card className={styles.paper}>
          {isEmpty && !sheet.asks ? (
            <EmptyState of="message">
              <p>{say('You don’t ask what your guests eat.')}</p>
              <ButtonLink to={editPath('answers', inviteId)}>{say('Ask about food')}</ButtonLink>
            </EmptyState>
          ) : (
            <KitchenSheet
              sheet={sheet}
              inviteId={inviteId}
              ask={
                sheet.asks && sheet.unsaid > 0 && askPath !== null ? (
                  <Link className={patterns.offPaper} to={askPath}>
                    {say('Ask them')}
                  </Link>
                ) : null
              }
            />
          )}
        </Card>
        <Actions text={writeSheet(sheet, heading)} />
        <ShareCard {...{ view, reply }} />
      </div>
    </>
  );
}

function Actions({ text }: { text: string }) {
  const showToast = useToast();
  const copy = async () => {
    const copied = await copyText(text);
    const said = copied
      ? say('Copied as text.')
      : say('Couldn’t copy: your browser doesn’t let this page.');
    showToast({ text: said, tone: copied ? 'good' : 'neutral' });
  };
  return (
    <div className={joinClasses(patterns.bar, patterns.scripted, patterns.offPaper)}>
      <Button variant="primary" onClick={() => window.print()}>
        {say('Print')}
      </Button>
      <Button onClick={() => void copy()}>{say('Copy as text')}</Button>
    </div>
  );
}

/** The link for who cooks. It is shown once, as any secret address (behaviour 43.4). */
function ShareCard({ view, reply }: Pick<KitchenPageProps, 'view' | 'reply'>) {
  const { sharedSince, when } = view;
  const link = reply?.ok ? reply.link : null;
  return (
    <TitledCard id="share" title={say('Share')} paper="none">
      <p>
        {say('For whoever cooks: first names and food, no more.')}{' '}
        {when === ''
          ? say('It stays until you take it back.')
          : say('It ends the day after the event.')}
      </p>
      {reply?.ok === false ? <Notice tone="bad">{reply.message}</Notice> : null}
      {link === null ? null : (
        <CopyField
          key={link}
          label={say('Link to the kitchen sheet')}
          value={link}
          copy={say('Copy link')}
          copied={say('Link copied.')}
        />
      )}
      {sharedSince !== null && link === null ? (
        <p>
          {withElements(say('Shared since {time}.', { time: spot('time') }), {
            time: <LocalTime at={sharedSince} />,
          })}{' '}
          {say('The link was shown once; a new one replaces it.')}
        </p>
      ) : null}
      <div className={patterns.bar}>
        <IntentForm
          intent="share"
          word={sharedSince === null ? say('Make a link') : say('Make a new link')}
        />
        {sharedSince === null ? null : <IntentForm intent="unshare" word={say('Take it back')} />}
      </div>
    </TitledCard>
  );
}

function IntentForm({ intent, word }: { intent: 'share' | 'unshare'; word: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} disabled={busy}>
        {word}
      </Button>
    </Form>
  );
}
