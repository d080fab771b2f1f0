import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

import { say, texts } from '#app/platform/language/say.ts';
import { getResetPath, logInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { LogInMode } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../log-in.module.css';

interface WaysProps {
  recovering: boolean;
  sendsMail: boolean;
  redirectTo: string;
}

interface LogInButtonsProps extends WaysProps {
  /** The login opens one invitation, so that no account can be created. */
  targeted: boolean;
  /** Why no account can be created where none is targeted; '' if it is said elsewhere. Null if one can. */
  noAccount: string | null;
  /** The main button, and with it the Enter key, creates an account (behaviour 17.42, 17.51). */
  creates: boolean;
  /** There is another solid button above. */
  isSecond: boolean;
  busyMode: LogInMode | null;
  /** Makes the other button the main one. */
  onLead: (mode: LogInMode) => void;
  /** The passkey's button. */
  children: ReactNode;
}

const labels: Record<Exclude<LogInMode, 'passkey'>, readonly [string, string]> = texts({
  'sign-in': ['Log In', 'Logging in...'],
  'sign-up': ['Create Account', 'Creating...'],
  recover: ['Set new password', 'Saving...'],
});

/** One solid button, and the other ways in (behaviour 17.5). */
export function LogInButtons(props: LogInButtonsProps) {
  const { targeted, noAccount, recovering, creates, isSecond, busyMode, onLead, children } = props;
  if (recovering) {
    return (
      <>
        <Submit mode="recover" {...{ busyMode }} />
        <WaysBack {...props} />
      </>
    );
  }
  if (targeted || noAccount !== null) {
    const words = targeted ? { label: say('Open invite'), busyLabel: say('Opening...') } : {};
    return (
      <>
        <Submit mode="sign-in" {...words} {...{ isSecond, busyMode }} />
        {children}
        <div className={styles.ways}>
          <Forgotten {...props} />
          {targeted || !noAccount ? null : <p className={patterns.muted}>{say(noAccount)}</p>}
        </div>
      </>
    );
  }
  const [main, other] = creates
    ? (['sign-up', 'sign-in'] as const)
    : (['sign-in', 'sign-up'] as const);
  return (
    <>
      <Submit mode={main} {...{ isSecond, busyMode }} />
      {children}
      <div className={styles.ways}>
        {creates ? null : <Forgotten {...props} />}
        <p className={joinClasses(patterns.muted, styles.other)}>
          {creates ? `${say('Already a host?')} ` : null}
          <Submit mode={other} isQuiet onPress={leadIfEmpty(other, onLead)} {...{ busyMode }} />
        </p>
        <AboutUsernames />
        {creates ? <Forgotten {...props} isPlain /> : null}
      </div>
    </>
  );
}

/** Without a password the button cannot have been meant to send the form: it becomes the main one. */
function leadIfEmpty(mode: LogInMode, onLead: (mode: LogInMode) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const password = event.currentTarget.form?.elements.namedItem('password');
    if (!(password instanceof HTMLInputElement) || password.value !== '') return;
    event.preventDefault();
    onLead(mode);
  };
}

interface SubmitProps {
  mode: Exclude<LogInMode, 'passkey'>;
  label?: string;
  busyLabel?: string;
  isQuiet?: boolean;
  isSecond?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  busyMode: LogInMode | null;
}

function Submit({
  mode,
  isQuiet = false,
  isSecond = false,
  onPress,
  busyMode,
  ...given
}: SubmitProps) {
  const [label, busyLabel] = labels[mode];
  return (
    <Button
      type="submit"
      name="mode"
      value={mode}
      variant={isQuiet ? 'quiet' : isSecond ? 'secondary' : 'primary'}
      className={isQuiet ? styles.quiet : styles.main}
      onClick={onPress}
    >
      {busyMode === mode ? (given.busyLabel ?? say(busyLabel)) : (given.label ?? say(label))}
    </Button>
  );
}

/** Behaviour 17.6. */
function AboutUsernames() {
  return (
    <details className={styles.fold}>
      <summary>{say('About usernames')}</summary>
      <p className={patterns.muted}>
        {say(
          '3-30 letters, numbers, dots, underscores or dashes. The invite is managed with the host username. You can reuse yours on other invites; nobody else can have it.',
        )}
      </p>
    </details>
  );
}

/** The ways in without the password (behaviour 17.27, 37.7). */
function Forgotten({ sendsMail, redirectTo, isPlain = false }: WaysProps & { isPlain?: boolean }) {
  return (
    <details className={joinClasses(styles.fold, isPlain && styles.plain)}>
      <summary>{say('Forgot your password?')}</summary>
      <p className={styles.links}>
        <Link to={logInPath(redirectTo, { recover: true })} replace className={patterns.link}>
          {say('Use a recovery code')}
        </Link>
        {sendsMail ? <MailLink /> : null}
      </p>
    </details>
  );
}

function WaysBack({ sendsMail, redirectTo }: WaysProps) {
  return (
    <p className={styles.links}>
      <Link to={logInPath(redirectTo)} replace className={patterns.link}>
        {say('Back to log in')}
      </Link>
      {sendsMail ? <MailLink /> : null}
    </p>
  );
}

function MailLink() {
  return (
    <Link to={getResetPath()} className={patterns.link}>
      {say('Get a link by mail')}
    </Link>
  );
}
