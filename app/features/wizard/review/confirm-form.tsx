import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { type StepValues, isFilled, partNames, parts } from '#app/features/draft/parts.ts';
import { noDateYet } from '#app/features/draft/parts/date-time.ts';
import * as storage from '#app/features/draft/storage.client.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { formatGuestTime, formatGuestTitle } from '#app/features/invitation/facts.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { logInPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { getLengthHint } from '#app/ui/length-hint.ts';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { markSave } from './save-mark.client.ts';
import { useSaveDraft } from './use-save-draft.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './confirm-form.module.css';

function HostNote({ hostName }: { hostName: string | null }) {
  return (
    <section className={joinClasses(patterns.spread, styles.host)} aria-label="Host login">
      <p>
        {hostName === null ? (
          'You are not signed in yet. Each invitation belongs to a host login: with it you see the answers later.'
        ) : (
          <>
            Signed in as <strong>{hostName}</strong>. This invitation will belong to this login.
          </>
        )}
      </p>
      <Link className={patterns.link} to={logInPath(addresses.confirm)}>
        {hostName === null ? 'Log in as a Host' : 'Switch host login'}
      </Link>
    </section>
  );
}

/** Scrolls into view, because on a phone the buttons at the bottom would cover it. */
function Problem({ message, part, signedOut }: Extract<SaveReply, { ok: false }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="bad">
        {message} {signedOut ? <LogInAndSave /> : null}
        {part && parts[part].path !== addresses.confirm ? (
          <Link to={parts[part].path}>Go to {parts[part].label}</Link>
        ) : null}
      </Notice>
    </div>
  );
}

/** Coming back saves without another press (behaviour 12.21). */
function LogInAndSave() {
  return (
    <Link to={logInPath(addresses.confirm)} onClick={() => markSave(storage.getDraftId())}>
      Log in and save
    </Link>
  );
}

function Summary({ draft }: { draft: StepValues }) {
  return (
    <div className={joinClasses(patterns.stack1, styles.summary)}>
      <h2>{formatGuestTitle({ eventName: draft.eventName.title })}</h2>
      <p>
        <TimeText>{formatGuestTime(draft.dateTime) || noDateYet}</TimeText>
      </p>
      <p>
        <Link to={addresses.confirmation}>See everything once more</Link>
      </p>
    </div>
  );
}

/** For a host who has come here by a log-in alone (behaviour 12.22). */
function NothingDrafted() {
  return (
    <section
      className={joinClasses(patterns.stack3, styles.summary)}
      aria-labelledby="nothing-drafted"
    >
      <h2 id="nothing-drafted">Nothing to save yet</h2>
      <div className={patterns.bar}>
        <ButtonLink to={parts.eventName.path} variant="primary">
          Start your invite
        </ButtonLink>
        <ButtonLink to={addresses.events}>Your events</ButtonLink>
      </div>
    </section>
  );
}

interface ConfirmFormProps {
  hostName: string | null;
  /** Beside the host's login. */
  children?: ReactNode;
}

export function ConfirmForm({ hostName, children }: ConfirmFormProps) {
  const [message, setMessage] = useDraftStep('message');
  const [hosts, setHosts] = useDraftStep('hostedBy');
  const restored = useHydrated();
  const { save, draft, saving, problem } = useSaveDraft(addresses.confirm, hostName !== null);
  const isBegun = !restored || partNames.some((name) => isFilled(name, draft[name]));
  return (
    <div className={patterns.stack5}>
      <NeedsScript />
      {isBegun ? <Summary draft={draft} /> : <NothingDrafted />}
      <TextArea
        label="Message to your guests"
        placeholder="Leave a message for your guests..."
        hint={getLengthHint(message.customMessage.length, limits.message)}
        value={message.customMessage}
        disabled={!restored || saving}
        onChange={(event) => setMessage({ customMessage: event.target.value })}
      />
      <TextField
        label="Hosted by"
        hint={
          getLengthHint(hosts.hostedBy.length, limits.hostedBy) ??
          'Optional. Your guests read it under the title.'
        }
        placeholder="For example Maya & Jonah"
        value={hosts.hostedBy}
        disabled={!restored || saving}
        onChange={(event) => setHosts({ hostedBy: event.target.value })}
      />
      <HostNote hostName={hostName} />
      {children}
      {problem ? <Problem {...problem} /> : null}
      <div className={joinClasses(patterns.bar, styles.actions)}>
        <Button
          variant={isBegun ? 'primary' : 'secondary'}
          disabled={!restored || saving}
          onClick={save}
        >
          {saving ? 'Saving...' : 'Confirm & Generate Link'}
        </Button>
        <ButtonLink to={addresses.home} reloadDocument>
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
