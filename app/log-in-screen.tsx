import { Link } from 'react-router';

import { SignOut } from '#app/features/draft/sign-out.tsx';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { LogInForm, type LogInFormProps } from '#app/features/host/log-in-form.tsx';
import { RecoveryCode } from '#app/features/host/recovery-code.tsx';
import { defaultRedirect } from '#app/features/host/rules.ts';
import type { LogInReply } from '#app/features/host/schema.ts';
import { SignedIn } from '#app/features/host/signed-in.tsx';
import { suggestUsername } from '#app/features/host/suggest-username.ts';
import { UnknownInvite } from '#app/features/host/unknown-invite.tsx';
import { CardOnTop } from '#app/features/wizard/review/card-on-top.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Card } from '#app/ui/cards/card.tsx';

import styles from '#app/features/host/host-log-in.module.css';

interface LogInScreenProps extends Omit<LogInFormProps, 'targeted' | 'refusal' | 'suggested'> {
  /** Who is signed in. */
  name: string | null;
  problem: 'invite-missing' | 'invite-unreadable' | null;
  otherHost: boolean;
  eventName: string | null;
  answer: LogInReply | null;
}

/** The login: on the way to a save a sheet under the draft's card, else a page (behaviour 17.42). */
export function LogInScreen(props: LogInScreenProps) {
  const { redirectTo, name, recovering } = props;
  const saving = redirectTo === defaultRedirect && name === null && !recovering;
  return (
    <>
      <title>Host Log In · Festoon</title>
      <Canopy className={styles.top}>
        <Wordmark />
        {saving ? <CardOnTop /> : <Bunting />}
      </Canopy>
      <main className={styles.page}>
        <Card className={styles.card}>
          {saving ? (
            <Link
              to={addresses.confirmation}
              className={styles.back}
              aria-label="Back to the invitation"
            >
              ×
            </Link>
          ) : null}
          <h1 className={saving ? styles.small : undefined}>Host Log In</h1>
          <Content {...props} />
        </Card>
      </main>
    </>
  );
}

/** Of the draft that is about to be saved. */
function useSuggestion(redirectTo: string): string {
  const [{ hostedBy }] = useDraftStep('hostedBy');
  const [{ title }] = useDraftStep('eventName');
  return redirectTo === defaultRedirect ? suggestUsername(hostedBy, title) : '';
}

function Content({ answer, name, problem, eventName, ...screen }: LogInScreenProps) {
  const suggested = useSuggestion(screen.redirectTo);
  if (answer?.ok) return <RecoveryCode code={answer.recoveryCode} redirectTo={screen.redirectTo} />;
  if (problem) return <UnknownInvite problem={problem} redirectTo={screen.redirectTo} />;
  if (name !== null && !answer) return <SignedIn name={name} SignOut={SignOut} {...screen} />;
  return (
    <>
      {eventName ? <p className={styles.event}>{eventName}</p> : null}
      <LogInForm targeted={eventName !== null} {...{ refusal: answer, suggested }} {...screen} />
    </>
  );
}
