import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { IsItYou } from '#app/features/host/account-page/is-it-you.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { LinksView } from './administration-view.server.ts';
import type { AdminReply } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';

const explanations = texts({
  open: 'Everybody can create an account here. Links are needed with REGISTRATION=invited.',
  invited: 'Only somebody with such a link can create an account.',
  closed: 'Nobody can create an account, with or without a link: REGISTRATION is closed.',
});

interface LinksScreenProps {
  view: LinksView;
  reply: AdminReply | undefined;
}

/** Links with which somebody creates an account (behaviour 46.3, 46.8). */
export function LinksScreen({ view, reply }: LinksScreenProps) {
  const busy = useNavigation().state !== 'idle';
  const sender = useRef<HTMLButtonElement>(null);
  const refused = reply?.ok === false && reply.row === 'make' ? reply : null;
  return (
    <>
      <SectionHead
        title={say('Registration links')}
        back={{ to: addresses.administration, label: say('Administration') }}
        note={say(explanations[view.registration])}
      />
      {reply?.ok === false && !reply.asks ? <Notice tone="bad">{reply.message}</Notice> : null}
      <Card>
        {reply?.ok && reply.link ? <NewLink key={reply.link} link={reply.link} /> : null}
        <LinkList {...view} />
        <Form method="post" preventScrollReset className={patterns.stack4}>
          <input type="hidden" name="intent" value="make" />
          <IsItYou
            reply={refused}
            button={say('Make a link')}
            {...{ sender }}
            prover={view.prover}
          />
          <p className={patterns.small}>{say('A link for one person, good for seven days.')}</p>
          <Button ref={sender} type="submit" variant="primary" disabled={busy}>
            {say('Make a link')}
          </Button>
        </Form>
      </Card>
    </>
  );
}

function NewLink({ link }: { link: string }) {
  return (
    <div className={patterns.stack4}>
      <Notice tone="good">
        {say('The link is ready. Copy it now: it is shown only this once.')}
      </Notice>
      <CopyField
        label={say('Registration link')}
        value={link}
        copy={say('Copy link')}
        copied={say('Link copied.')}
      />
    </div>
  );
}

function LinkList({ links }: LinksView) {
  const busy = useNavigation().state !== 'idle';
  if (links.length === 0) return <p>{say('No unused links.')}</p>;
  return (
    <ul className={patterns.lines}>
      {links.map(({ id, madeBy, expiresAt }) => (
        <li key={id} className={patterns.spread}>
          <div>
            <p className={patterns.strong}>{say('Unused link')}</p>
            <p className={patterns.small}>
              {withElements(
                madeBy === null
                  ? say('From the command line, until {time}', { time: spot('time') })
                  : say('From {host}, until {time}', { host: madeBy, time: spot('time') }),
                { time: <LocalTime at={expiresAt} /> },
              )}
            </p>
          </div>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="withdraw" disabled={busy}>
              {say('Take back')}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
