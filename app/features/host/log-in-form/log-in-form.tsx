import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { logInPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { beforeSaving, stillLoading } from '../messages.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { defaultRedirect } from '../rules.ts';
import type { LogInMode, LogInRefusal } from '../schema.ts';
import { LogInButtons } from './log-in-buttons.tsx';
import { LogInFields } from './log-in-fields.tsx';
import { useLastUsername } from './use-last-username.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../log-in.module.css';

export interface LogInFormProps {
  targeted: boolean;
  recovering: boolean;
  /** On the way to saving an invitation. */
  saves: boolean;
  /** This server can send a link that sets a new password. */
  sendsMail: boolean;
  passkeys: boolean;
  redirectTo: string;
  /** Filled in; '' when unknown. */
  username: string;
  /** The form's random id: a repeated form counts once. */
  attempt: string;
  refusal: LogInRefusal | null;
  /** A username made of the invitation that is about to be saved, or ''. */
  suggested?: string;
}

/** Username and password, or username, recovery code and new password (behaviour 17.5, 17.27). */
export function LogInForm(props: LogInFormProps) {
  const { targeted, recovering, saves, passkeys, sendsMail, redirectTo, refusal } = props;
  const { busyMode, loading, hasty, onSubmit } = useSending(targeted);
  const { creates, isKnown, onLead, ...known } = useKnownHost(props);
  const form = useFirstFocus(recovering, isKnown);
  const hasPasskey = passkeys && !recovering && !creates;
  const takesAddress = creates && sendsMail;
  const refused = isAtField(refusal, { recovering, takesAddress }) ? undefined : refusal?.message;
  const problem = hasty ? stillLoading : refused;

  return (
    <Form
      ref={form}
      method="post"
      action={toAction(props)}
      replace
      noValidate
      onSubmit={onSubmit}
      className={patterns.stack4}
    >
      {saves ? <Welcome /> : null}
      <input type="hidden" name="attempt" value={props.attempt} />
      {/* Each screen has its own fields; the link between the two keeps the focus. */}
      <fieldset key={String(recovering)} disabled={busyMode !== null} className={patterns.stack4}>
        <legend className="visually-hidden">{recovering ? 'Recovery' : 'Login'}</legend>
        <LogInFields
          {...{ recovering, creates, takesAddress, passkeys, refusal }}
          username={refusal?.username ?? props.username}
          filled={refusal ? '' : known.filled}
          onNotYou={known.onNotYou}
          busy={busyMode !== null}
        />
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        {loading && !hasty ? <output>Loading event details...</output> : null}
        <LogInButtons
          {...{ recovering, creates, busyMode, sendsMail, redirectTo, onLead }}
          mayCreate={!targeted && !recovering}
        >
          {hasPasskey ? <LogInWithPasskey {...{ redirectTo }} isOffered={isKnown} /> : null}
        </LogInButtons>
      </fieldset>
    </Form>
  );
}

/** What is sent, and whether the target's details still load (behaviour 17.4, 17.31). */
function useSending(targeted: boolean) {
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
  return { busyMode, loading, hasty: hasty && loading, onSubmit };
}

/** Whether the screen has the field at which a refusal is said. */
function isAtField(
  refusal: LogInRefusal | null,
  { recovering, takesAddress }: { recovering: boolean; takesAddress: boolean },
): boolean {
  if (refusal?.field === 'code') return recovering;
  if (refusal?.field === 'email') return takesAddress;
  return refusal?.field !== undefined;
}

/** What the main button does, and who has signed in last in this browser (behaviour 17.42, 17.51). */
function useKnownHost(props: LogInFormProps) {
  const { targeted, recovering, saves, username, suggested = '' } = props;
  const { last, forget } = useLastUsername();
  const [led, setLed] = useState<LogInMode | null>(null);
  const isNew = led === null ? saves && last === '' : led === 'sign-up';
  const creates = isNew && !targeted && !recovering;
  const isKnown = last !== '' && username === '' && !creates;
  const filled = isKnown ? last : '';
  return {
    creates,
    isKnown,
    filled: creates ? suggested : filled,
    onNotYou: isKnown ? forget : null,
    onLead: setLed,
  };
}

/** Of a host who is known the password is missing; who turns to the other screen begins at its first field. */
function useFirstFocus(recovering: boolean, isKnown: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(recovering);
  useEffect(() => {
    const turned = shown.current !== recovering;
    shown.current = recovering;
    const name = turned ? 'username' : isKnown ? 'password' : null;
    const field = name === null ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus();
  }, [recovering, isKnown]);
  return form;
}

/** The address that shows the same screen again where scripts do not run. */
function toAction({ redirectTo, recovering, saves }: LogInFormProps): string {
  const isPlain = redirectTo === defaultRedirect && !saves && !recovering;
  return isPlain ? addresses.hostLogIn : logInPath(redirectTo, { recover: recovering });
}

interface LogInWithPasskeyProps {
  redirectTo: string;
  /** The browser offers its passkeys at the username. */
  isOffered: boolean;
}

/** Needs no username: the browser lists its passkeys (behaviour 37.2). */
function LogInWithPasskey({ redirectTo, isOffered }: LogInWithPasskeyProps) {
  const submit = useSubmit();
  const send = (passkey: string) => {
    const action = logInPath(redirectTo);
    void submit({ mode: 'passkey', passkey }, { method: 'post', action, replace: true });
  };
  return (
    <>
      <p className={joinClasses(styles.or, patterns.scripted)}>or</p>
      <PasskeyButton intent="log-in" onSigned={send} isOffered={isOffered}>
        <LineIcon>
          <path d="M9 9l6-6M12.5 5.5l2 2M9.5 11.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
        </LineIcon>
        Use a passkey
      </PasskeyButton>
    </>
  );
}

/** To somebody who saves an invitation (behaviour 12.7, 17.42). */
function Welcome() {
  return (
    <div className={patterns.stack1}>
      <h2 className={styles.why}>So you can see who’s coming</h2>
      <p className={patterns.small}>{beforeSaving}</p>
    </div>
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
