import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { getResetPath, logInPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { logInMessages } from '../messages.ts';
import { describeStrength } from '../password-strength.ts';
import { RecoveryCode } from '../recovery-code.tsx';
import { passwordMin } from '../rules.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../log-in.module.css';

export type ResetState =
  | { step: 'off' | 'ask' | 'wrong-link' }
  | { step: 'set'; token: string; username: string };

export type ResetReply =
  | { done: 'asked' }
  /** The recovery code of a host whose link was handed over. */
  | { done: 'set'; recoveryCode: string | null }
  | { done: null; message: string; username: string };

interface ResetScreenProps {
  state: ResetState;
  answer: ResetReply | null;
}

/** A new password by a link from a mail (behaviour 37.7 to 37.9). */
export function ResetScreen({ state, answer }: ResetScreenProps) {
  if (answer?.done === 'set' && answer.recoveryCode !== null) {
    return <RecoveryCode code={answer.recoveryCode} redirectTo={logInPath(addresses.events)} />;
  }
  if (answer?.done === 'set') {
    return (
      <div className={patterns.stack5}>
        <Notice tone="good">{say('Your new password is set. Every device was signed out.')}</Notice>
        <ButtonLink variant="primary" to={logInPath(addresses.events)} replace>
          {say('Log in')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={patterns.stack5}>
      <Step {...{ state, answer }} />
      <p className={joinClasses(patterns.muted, styles.aside)}>
        <Link to={logInPath(addresses.events)} className={patterns.link}>
          {say('Back to log in')}
        </Link>
      </p>
    </div>
  );
}

function Step({ state, answer }: ResetScreenProps) {
  const refusal = answer?.done === null ? answer : null;
  if (state.step === 'off') {
    return (
      <Notice>{say('This server sends no mail. Your recovery code sets a new password.')}</Notice>
    );
  }
  if (answer?.done === 'asked') return <Notice tone="good">{say(asked)}</Notice>;
  if (state.step === 'set') return <SetPassword {...state} message={refusal?.message} />;
  return (
    <>
      {state.step === 'wrong-link' && !refusal ? (
        <Notice tone="bad">{logInMessages['wrong-link']}</Notice>
      ) : null}
      <AskForLink message={refusal?.message} username={refusal?.username ?? ''} />
    </>
  );
}

const { asked } = texts({
  asked:
    'If this account exists and has a confirmed address, a link is on its way there. It works once, for an hour.',
});

interface FormProps {
  message: string | undefined;
  username: string;
}

function AskForLink({ message, username }: FormProps) {
  const { state } = useNavigation();
  return (
    <Form method="post" action={getResetPath()} noValidate className={patterns.stack5}>
      <p className={patterns.muted}>
        {say('We send a link to the mail address that you confirmed on your account page.')}
      </p>
      <TextField
        label={say('Username')}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {message === undefined ? null : <Notice tone="bad">{message}</Notice>}
      <Button type="submit" variant="primary" disabled={state !== 'idle'}>
        {say('Send the link')}
      </Button>
    </Form>
  );
}

function SetPassword({ token, username, message }: FormProps & { token: string }) {
  const { state } = useNavigation();
  const [password, setPassword] = useState('');
  const rule = say('At least {count, number} characters.', { count: passwordMin });
  const strength = describeStrength(password, username);
  return (
    <Form method="post" action={getResetPath(token)} noValidate className={patterns.stack5}>
      <TextField label={say('Username')} value={username} autoComplete="username" readOnly />
      <PasswordField
        label={say('New password')}
        name="password"
        autoComplete="new-password"
        minLength={passwordMin}
        required
        onChange={(event) => setPassword(event.target.value)}
        hint={strength === null ? rule : `${rule} ${strength}`}
      />
      {message === undefined ? null : <Notice tone="bad">{message}</Notice>}
      <Button type="submit" variant="primary" disabled={state !== 'idle'}>
        {say('Set new password')}
      </Button>
    </Form>
  );
}
