import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { logInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { stillLoading } from './messages.ts';
import { passwordMin } from './rules.ts';
import type { LogInMode } from './schema.ts';

import styles from './log-in.module.css';

export interface LogInFormProps {
  /** The login is for an existing invitation. */
  targeted: boolean;
  /** The screen for a forgotten password. */
  recovering: boolean;
  redirectTo: string;
  /** The form's random id: a form that is sent twice counts once. */
  attempt: string;
  /** Why the last attempt failed. */
  refusal: { message: string; username: string } | null;
}

/** Username and password, or username, recovery code and new password (behaviour 17.5, 17.27). */
export function LogInForm({ targeted, recovering, redirectTo, attempt, refusal }: LogInFormProps) {
  const { state, formData } = useNavigation();
  const busyMode = (formData?.get('mode') ?? null) as LogInMode | null;
  const loading = targeted && state === 'loading' && !formData;
  const [hasty, setHasty] = useState(false);
  const keepFocus = useFocusKept(busyMode !== null);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    keepFocus();
    setHasty(loading);
    if (loading) event.preventDefault();
  };
  const problem = hasty && loading ? stillLoading : refusal?.message;

  return (
    <Form
      method="post"
      action={logInPath(redirectTo, { recover: recovering })}
      replace
      noValidate
      onSubmit={onSubmit}
      className={styles.stack}
    >
      <input type="hidden" name="attempt" value={attempt} />
      {/* Each way has its own fields; the link between the two keeps the focus. */}
      <fieldset key={String(recovering)} disabled={busyMode !== null} className={styles.stack}>
        <legend className="visually-hidden">{recovering ? 'Recovery' : 'Login'}</legend>
        <UsernameField username={refusal?.username ?? ''} />
        {recovering ? <RecoveryFields /> : <PasswordField />}
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        {loading && !hasty ? <output>Loading event details...</output> : null}
        <Buttons {...{ targeted, recovering, busyMode }} />
      </fieldset>
      <p className={styles.aside}>
        {recovering ? null : 'Forgot your password? '}
        <Link
          to={logInPath(redirectTo, { recover: !recovering })}
          replace
          className={styles.switch}
        >
          {recovering ? 'Back to log in' : 'Use a recovery code'}
        </Link>
      </p>
    </Form>
  );
}

/** Disabled inputs lose the focus. Returns a function to call before disabling, and restores the focus afterwards. */
function useFocusKept(busy: boolean): () => void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!busy && focused.current instanceof HTMLElement) focused.current.focus();
    if (!busy) focused.current = null;
  }, [busy]);
  return () => {
    focused.current = document.activeElement;
  };
}

function UsernameField({ username }: { username: string }) {
  return (
    <TextField
      label="Username"
      name="username"
      defaultValue={username}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      hint="The invite is managed with the host username. Usernames can be reused on other invites but stay unique per event."
    />
  );
}

function PasswordField() {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      minLength={passwordMin}
      required
    />
  );
}

function RecoveryFields() {
  return (
    <>
      <TextField
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint="You were given it when you created your account."
      />
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={passwordMin}
        required
        hint={`At least ${passwordMin} characters.`}
      />
    </>
  );
}

type ButtonsProps = Pick<LogInFormProps, 'targeted' | 'recovering'> & {
  busyMode: LogInMode | null;
};

function Buttons({ targeted, recovering, busyMode }: ButtonsProps) {
  const submit = (mode: LogInMode, label: ReactNode, busyLabel: string, main = true) => (
    <Button type="submit" name="mode" value={mode} variant={main ? 'primary' : 'secondary'}>
      {busyMode === mode ? busyLabel : label}
    </Button>
  );
  if (recovering) return submit('recover', 'Set new password', 'Saving...');
  if (targeted) return submit('sign-in', 'Open invite', 'Opening...');
  return (
    <div className={styles.pair}>
      {submit('sign-in', 'Log In', 'Logging in...')}
      {submit('sign-up', 'Create Account', 'Creating...', false)}
    </div>
  );
}
