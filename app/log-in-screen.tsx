import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';

import { mayHaveDraft } from '#app/features/draft/may-have-draft.client.ts';
import { SignOut } from '#app/features/draft/sign-out.tsx';
import { HostLanguageSwitch } from '#app/features/host/language/host-language-switch.tsx';
import { LogInForm, type LogInFormProps } from '#app/features/host/log-in-form/log-in-form.tsx';
import { ProviderLogIn } from '#app/features/host/log-in-form/provider-log-in.tsx';
import { RecoveryCode } from '#app/features/host/recovery-code.tsx';
import type { LogInReply } from '#app/features/host/schema.ts';
import { SignedIn } from '#app/features/host/signed-in.tsx';
import { suggestUsername } from '#app/features/host/suggest-username.ts';
import { UnknownInvite } from '#app/features/host/unknown-invite.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Card as Panel } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import styles from '#app/features/host/host-log-in.module.css';

interface LogInScreenProps extends Omit<
  LogInFormProps,
  'targeted' | 'refusal' | 'suggested' | 'problem'
> {
  /** Who is signed in. */
  name: string | null;
  problem: 'invite-missing' | 'invite-unreadable' | null;
  /** Hosts log in with a password. */
  passwords: boolean;
  providerProblem: string | null;
  otherHost: boolean;
  eventName: string | null;
  answer: LogInReply | null;
}

/** The login: on the way to a save a sheet under the draft's card, else a page (behaviour 17.42). */
export function LogInScreen(props: LogInScreenProps) {
  const saving = props.saves && props.name === null && !props.recovering;
  const { Card, suggested } = useTop(saving);
  const isBeside = Card !== Bunting;
  return (
    <div className={styles.screen} data-beside={isBeside || undefined}>
      <title>{`${say('Host Log In')} · Festoon`}</title>
      <Canopy className={styles.top}>
        <Wordmark />
        <Card />
      </Canopy>
      <main className={styles.page}>
        <Panel className={joinClasses(styles.card, saving && styles.sheet)}>
          {saving ? (
            <Link
              to={addresses.confirmation}
              className={styles.back}
              aria-label={say('Back to the invitation')}
            >
              ×
            </Link>
          ) : null}
          <h1 className={saving ? styles.small : undefined}>{say('Host Log In')}</h1>
          <Content {...props} saves={saving} suggested={suggested} />
        </Panel>
      </main>
      <footer>
        <HostLanguageSwitch />
      </footer>
    </div>
  );
}

interface Top {
  Card: ComponentType;
  suggested: string;
}

const noTop: Top = { Card: Bunting, suggested: '' };

/** The card of the draft that is about to be saved, and a username made of it. Who only logs in loads neither. */
function useTop(saving: boolean): Top {
  const [top, setTop] = useState(noTop);
  useEffect(() => {
    if (!saving || !mayHaveDraft()) return undefined;
    let isGone = false;
    const load = async () => {
      try {
        const { CardOnTop, readNames } = await import('#app/features/review/card-on-top.tsx');
        const { hostedBy, title } = readNames();
        if (!isGone) setTop({ Card: CardOnTop, suggested: suggestUsername(hostedBy, title) });
      } catch (error) {
        console.error('The card could not be drawn.', error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [saving]);
  return top;
}

function Content({
  answer,
  name,
  problem,
  eventName,
  passwords,
  providerProblem,
  ...screen
}: LogInScreenProps & { suggested: string }) {
  if (answer?.ok) return <RecoveryCode code={answer.recoveryCode} redirectTo={screen.redirectTo} />;
  if (problem) return <UnknownInvite problem={problem} redirectTo={screen.redirectTo} />;
  if (name !== null && !answer) return <SignedIn name={name} SignOut={SignOut} {...screen} />;
  const Form = passwords ? LogInForm : ProviderLogIn;
  return (
    <>
      {eventName ? <p className={styles.event}>{eventName}</p> : null}
      <Form targeted={eventName !== null} refusal={answer} problem={providerProblem} {...screen} />
    </>
  );
}
