import { type ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { editPath } from '#app/features/draft/part-paths.ts';
import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { EmptyState } from '#app/ui/cards/empty-state.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

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
  const heading = [`Kitchen sheet: ${title}`, view.when].filter(Boolean).join(', ');
  const isEmpty = sheet.needs.length + sheet.notes.length + sheet.arrivals.length === 0;
  return (
    <>
      <SectionHead
        title="Kitchen sheet"
        back={{ to: getDashboardPath(inviteId), label: 'Overview' }}
        note={['Those who said yes', view.when].filter(Boolean).join(' · ')}
        actions={mark}
      />
      <div className={joinClasses(patterns.stack5, styles.page)}>
        <Card className={styles.paper}>
          {isEmpty && !sheet.asks ? (
            <EmptyState of="message">
              <p>You don’t ask what your guests eat.</p>
              <ButtonLink to={editPath('answers', inviteId)}>Ask about food</ButtonLink>
            </EmptyState>
          ) : (
            <KitchenSheet
              sheet={sheet}
              inviteId={inviteId}
              ask={
                sheet.asks && sheet.unsaid > 0 && askPath !== null ? (
                  <Link className={patterns.offPaper} to={askPath}>
                    Ask them
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
    const said = copied ? 'Copied as text.' : 'Couldn’t copy: your browser doesn’t let this page.';
    showToast({ text: said, tone: copied ? 'good' : 'neutral' });
  };
  return (
    <div className={joinClasses(patterns.bar, patterns.scripted, patterns.offPaper)}>
      <Button variant="primary" onClick={() => window.print()}>
        Print
      </Button>
      <Button onClick={() => void copy()}>Copy as text</Button>
    </div>
  );
}

/** The link for who cooks. It is shown once, as any secret address (behaviour 43.4). */
function ShareCard({ view, reply }: Pick<KitchenPageProps, 'view' | 'reply'>) {
  const { sharedSince, when } = view;
  const link = reply?.ok ? reply.link : null;
  return (
    <TitledCard id="share" title="Share" paper="none">
      <p>
        For whoever cooks: first names and food, no more.{' '}
        {when === '' ? 'It stays until you take it back.' : 'It ends the day after the event.'}
      </p>
      {reply?.ok === false ? <Notice tone="bad">{reply.message}</Notice> : null}
      {link === null ? null : (
        <CopyField
          key={link}
          label="Link to the kitchen sheet"
          value={link}
          copy="Copy link"
          copied="Link copied."
        />
      )}
      {sharedSince !== null && link === null ? (
        <p>
          Shared since <LocalTime at={sharedSince} />. The link was shown once; a new one replaces
          it.
        </p>
      ) : null}
      <div className={patterns.bar}>
        <IntentForm
          intent="share"
          word={sharedSince === null ? 'Make a link' : 'Make a new link'}
        />
        {sharedSince === null ? null : <IntentForm intent="unshare" word="Take it back" />}
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
