import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';

import { getResetPath, logInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { LogInFields } from './log-in-fields.tsx';
import { beforeSaving, stillLoading } from './messages.ts';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { defaultRedirect } from './rules.ts';
import type { LogInMode } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './log-in.module.css';

export interface LogInFormProps {
  targeted: boolean;
  recovering: boolean;
  /** This server can send a link that sets a new password. */
  sendsMail: boolean;
  passkeys: boolean;
  redirectTo: string;
  /** Filled in; '' when unknown. */
  username: string;
  /** The form's random id: a repeated form counts once. */
  attempt: string;
  refusal: { message: string; username: string; free?: readonly string[] } | null;
  /** A username made of the invitation that is about to be saved, or ''. */
  suggested?: string;
}

/** Username and password, or username, recovery code and new password (behaviour 17.5, 17.27). */
export function LogInForm(props: LogInFormProps) {
  const { targeted, recovering, passkeys, sendsMail, redirectTo, username, attempt, refusal } =
    props;
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
  const creates = !targeted && !recovering && redirectTo === defaultRedirect;
  const problem = hasty && loading ? stillLoading : refusal?.message;

  return (
    <Form
      method="post"
      action={logInPath(redirectTo, { recover: recovering })}
      replace
      noValidate
      onSubmit={onSubmit}
      className={patterns.stack5}
    >
      {creates ? <Welcome /> : null}
      <input type="hidden" name="attempt" value={attempt} />
      {/* Each screen has its own fields; the link between the two keeps the focus. */}
      <fieldset key={String(recovering)} disabled={busyMode !== null} className={patterns.stack5}>
        <legend className="visually-hidden">{recovering ? 'Recovery' : 'Login'}</legend>
        <LogInFields
          {...{ targeted, recovering, creates }}
          username={refusal?.username ?? username}
          suggested={refusal ? '' : (props.suggested ?? '')}
          free={refusal?.free}
          busy={busyMode !== null}
        />
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        {loading && !hasty ? <output>Loading event details...</output> : null}
        <Buttons {...{ targeted, recovering, creates, busyMode }} />
        {passkeys && !recovering ? <LogInWithPasskey redirectTo={redirectTo} /> : null}
      </fieldset>
      <OtherWay {...{ recovering, sendsMail, redirectTo }} />
    </Form>
  );
}

/** Needs no username: the browser lists its passkeys (behaviour 37.2). */
function LogInWithPasskey({ redirectTo }: Pick<LogInFormProps, 'redirectTo'>) {
  const submit = useSubmit();
  const send = (passkey: string) => {
    const action = logInPath(redirectTo);
    void submit({ mode: 'passkey', passkey }, { method: 'post', action, replace: true });
  };
  return (
    <PasskeyButton intent="log-in" onSigned={send}>
      Use a passkey
    </PasskeyButton>
  );
}

/** To somebody who saves an invitation (behaviour 12.7, 17.42). */
function Welcome() {
  return (
    <div className={patterns.stack2}>
      <h2 className={styles.why}>So you can see who’s coming</h2>
      <p className={patterns.muted}>{beforeSaving}</p>
    </div>
  );
}

type OtherWayProps = Pick<LogInFormProps, 'recovering' | 'sendsMail' | 'redirectTo'>;

/** Switches between password, recovery code and a link by mail (behaviour 37.7). */
function OtherWay({ recovering, sendsMail, redirectTo }: OtherWayProps) {
  return (
    <p className={joinClasses(patterns.muted, styles.aside)}>
      {recovering ? null : 'Forgot your password? '}
      <Link to={logInPath(redirectTo, { recover: !recovering })} replace className={patterns.link}>
        {recovering ? 'Back to log in' : 'Use a recovery code'}
      </Link>
      {sendsMail ? (
        <Link to={getResetPath()} className={patterns.link}>
          Get a link by mail
        </Link>
      ) : null}
    </p>
  );
}

/** Restores the focus that inputs lose when disabled. The returned function is called before. */
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

type ButtonsProps = Pick<LogInFormProps, 'targeted' | 'recovering'> & {
  /** While saving an invitation, where most hosts are new, Enter creates an account (behaviour 17.42). */
  creates: boolean;
  busyMode: LogInMode | null;
};

function Buttons({ targeted, recovering, creates, busyMode }: ButtonsProps) {
  const submit = (mode: LogInMode, label: ReactNode, busyLabel: string, main = true) => (
    <Button type="submit" name="mode" value={mode} variant={main ? 'primary' : 'secondary'}>
      {busyMode === mode ? busyLabel : label}
    </Button>
  );
  if (recovering) return submit('recover', 'Set new password', 'Saving...');
  if (targeted) return submit('sign-in', 'Open invite', 'Opening...');
  const logIn = submit('sign-in', 'Log In', 'Logging in...', !creates);
  const signUp = submit('sign-up', 'Create Account', 'Creating...', creates);
  return (
    <div className={styles.pair}>
      {creates ? signUp : logIn}
      {creates ? logIn : signUp}
    </div>
  );
}
