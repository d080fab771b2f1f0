import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getRegistrationPath, logInPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { ProviderButton } from '../identities/provider-button.tsx';
import type { ProviderOffer } from '../identities/schema.ts';
import { beforeSaving, describeRegistration, logInMessages, stillLoading } from '../messages.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { defaultRedirect } from '../rules.ts';
import type { LogInMode, LogInRefusal, Registration } from '../schema.ts';
import { ContinueAs } from './continue-as.tsx';
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
  /** 'open' if an account may be created here now. */
  registration: Registration;
  /** The token of a registration link that can be used, or ''. */
  invited: string;
  /** The address is a registration link that cannot. */
  wrongLink: boolean;
  /** Hosts can also log in there; null for none. */
  provider: ProviderOffer | null;
  /** Whom the reverse proxy names, if they may go on with a press. */
  proxyUser: string | null;
  /** What went wrong on the way from the provider. */
  problem: string | null;
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
  const { targeted, recovering, passkeys, sendsMail, redirectTo, refusal, invited } = props;
  const { busyMode, loading, hasty, onSubmit } = useSending(targeted);
  const { creates, isKnown, onLead, ...known } = useKnownHost(props);
  const form = useFirstFocus(recovering, isKnown);
  const hasPasskey = passkeys && !recovering && !creates;
  const takesAddress = creates && sendsMail;
  const problem = hasty ? stillLoading : findProblem(props, takesAddress);
  const proxyUser = recovering ? null : props.proxyUser;

  return (
    <div className={patterns.stack4}>
      <Welcome {...props} withoutPassword={proxyUser !== null} />
      {proxyUser === null ? null : <ContinueAs name={proxyUser} isOne {...props} />}
      <Form
        ref={form}
        method="post"
        action={toAction(props)}
        replace
        noValidate
        onSubmit={onSubmit}
        className={patterns.stack4}
      >
        <input type="hidden" name="attempt" value={props.attempt} />
        {/* Each screen has its own fields; the link between the two keeps the focus. */}
        <fieldset key={String(recovering)} disabled={busyMode !== null} className={patterns.stack4}>
          <legend className="visually-hidden">{recovering ? say('Recovery') : say('Login')}</legend>
          <LogInFields
            {...{ recovering, creates, takesAddress, passkeys, refusal }}
            username={refusal?.username ?? props.username}
            filled={refusal ? '' : known.filled}
            onNotYou={known.onNotYou}
            busy={busyMode !== null}
          />
          <Said problem={problem} isLoading={loading && !hasty} />
          <LogInButtons
            {...{ targeted, recovering, creates, busyMode, sendsMail, redirectTo, onLead }}
            noAccount={explainNoAccount(props)}
            isSecond={proxyUser !== null}
          >
            <OtherWays
              provider={recovering ? null : props.provider}
              {...{ redirectTo, hasPasskey, invited }}
              isOffered={isKnown}
            />
          </LogInButtons>
        </fieldset>
      </Form>
    </div>
  );
}

/** Undefined for a refusal that stands at its field. */
function findProblem(
  { refusal, recovering, problem }: LogInFormProps,
  takesAddress: boolean,
): string | null | undefined {
  if (!refusal) return problem;
  return isAtField(refusal, { recovering, takesAddress }) ? undefined : refusal.message;
}

function Said({ problem, isLoading }: { problem: string | null | undefined; isLoading: boolean }) {
  return (
    <>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {isLoading ? <output>{say('Loading event details...')}</output> : null}
    </>
  );
}

/** Said once on the screen. */
function explainNoAccount({ registration, saves, wrongLink }: LogInFormProps): string | null {
  if (registration === 'open') return null;
  return saves || wrongLink ? '' : logInMessages[`registration-${registration}`];
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
  const { targeted, recovering, saves, username, registration, invited, suggested = '' } = props;
  const { last, forget } = useLastUsername();
  const [led, setLed] = useState<LogInMode | null>(null);
  const isFirst = invited !== '' || (saves && last === '');
  const isNew = led === null ? isFirst : led === 'sign-up';
  const creates = isNew && !targeted && !recovering && registration === 'open';
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
function toAction({ redirectTo, recovering, saves, invited }: LogInFormProps): string {
  const isPlain = redirectTo === defaultRedirect && !saves && !recovering;
  if (!isPlain) return logInPath(redirectTo, { recover: recovering });
  return invited === '' ? addresses.hostLogIn : getRegistrationPath(invited);
}

interface OtherWaysProps {
  provider: ProviderOffer | null;
  hasPasskey: boolean;
  redirectTo: string;
  invited: string;
  /** The browser offers its passkeys at the username. */
  isOffered: boolean;
}

/** The provider, and a passkey, which needs no username: the browser lists its own (behaviour 37.2, 47.1). */
function OtherWays({ provider, hasPasskey, redirectTo, invited, isOffered }: OtherWaysProps) {
  const submit = useSubmit();
  const send = (passkey: string) => {
    const action = logInPath(redirectTo);
    void submit({ mode: 'passkey', passkey }, { method: 'post', action, replace: true });
  };
  if (!provider && !hasPasskey) return null;
  return (
    <>
      <p className={joinClasses(styles.or, !provider && patterns.scripted)}>{say('or')}</p>
      {provider ? <ProviderButton {...{ provider, redirectTo, invited }} /> : null}
      {hasPasskey ? (
        <PasskeyButton intent="log-in" onSigned={send} isOffered={isOffered}>
          <LineIcon>
            <path d="M9 9l6-6M12.5 5.5l2 2M9.5 11.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
          </LineIcon>
          {say('Use a passkey')}
        </PasskeyButton>
      ) : null}
    </>
  );
}

/** To somebody who saves an invitation (behaviour 12.7, 17.42, 46.2) or opens a registration link (behaviour 46.3). */
export function Welcome({
  withoutPassword = false,
  ...props
}: LogInFormProps & {
  /** The screen asks for none. */
  withoutPassword?: boolean;
}) {
  const { saves, registration, invited, wrongLink, refusal } = props;
  if (wrongLink && !refusal)
    return <Notice tone="bad">{logInMessages['wrong-registration-link']}</Notice>;
  if (!saves && invited === '') return null;
  return (
    <div className={patterns.stack1}>
      <h2 className={styles.why}>
        {invited === '' ? say('So you can see who’s coming') : say('You’re invited to host')}
      </h2>
      <p className={patterns.small}>
        {listReasons(registration, { invited, withoutPassword }).join(' ')}
      </p>
    </div>
  );
}

/** What somebody should know who saves an invitation or opens a registration link, in sentences. */
function listReasons(
  registration: Registration,
  { invited, withoutPassword }: { invited: string; withoutPassword: boolean },
): string[] {
  const note = describeRegistration(registration);
  if (note !== null) return [note, say('Your draft stays in this browser.')];
  if (invited === '') return [withoutPassword ? say('Log in before saving.') : say(beforeSaving)];
  const link = say('The link makes one account.');
  return withoutPassword ? [link] : [say('Choose a username and a password.'), link];
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
