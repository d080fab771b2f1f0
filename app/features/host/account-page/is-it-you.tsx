import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { confirmAtProviderPath } from '#app/platform/paths.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { isItYou } from '../messages.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { ConfirmWithPasskey } from './confirm-with-passkey.tsx';

import patterns from '#app/ui/patterns.module.css';

/** Who is to prove that it is they, and how they can. */
export interface Prover {
  username: string;
  hasPassword: boolean;
  /** A passkey may replace the password. */
  mayUsePasskey: boolean;
  /** The provider where the host may prove it instead; null for none. */
  provider: string | null;
}

interface Refused {
  ok: boolean;
  message?: string;
  asks?: 'first' | 'again';
}

interface IsItYouProps {
  prover: Prover;
  /** The reply to the surrounding form. Nothing is asked unless it says so; then its message is shown here. */
  reply: Refused | null;
  /** The form's button, which sends it again with the proof. */
  sender: RefObject<HTMLButtonElement | null>;
  /** What it says. */
  button: string;
}

/** Asks for the password or a passkey, in a dialog or, without scripts, in the form (behaviour 32.10). */
export function IsItYou({ reply, ...asking }: IsItYouProps) {
  const hydrated = useHydrated();
  const [closed, setClosed] = useState<Refused | null>(null);
  if (reply?.asks === undefined || reply === closed) return null;
  if (hydrated) return <AskDialog {...{ reply, ...asking }} onClose={() => setClosed(reply)} />;
  return (
    <>
      <Notice tone={reply.asks === 'again' ? 'bad' : 'neutral'}>{reply.message}</Notice>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts it leads to the form */}
      <Proof {...asking.prover} autoFocus />
    </>
  );
}

interface AskDialogProps extends IsItYouProps {
  reply: Refused;
  onClose: () => void;
}

function AskDialog({ prover, reply, sender, button, onClose }: AskDialogProps) {
  const id = useId();
  const { asking, field, send } = useAsking(sender, reply);
  const busy = useNavigation().state !== 'idle';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // To React the surrounding form is an ancestor, although the dialog is not inside it.
    event.stopPropagation();
    const current = new FormData(event.currentTarget).get('password');
    send('current', typeof current === 'string' ? current : '');
  };
  return (
    <>
      <input ref={field} type="hidden" />
      <Dialog
        open
        isForm
        isLow
        title={say(isItYou.question)}
        returnFocusTo={sender}
        onClose={onClose}
        actions={
          <>
            <DialogClose variant="quiet">{say('Cancel')}</DialogClose>
            {prover.mayUsePasskey ? (
              <PasskeyButton intent="confirm" onSigned={(response) => send('passkey', response)}>
                {say('Use my passkey instead')}
              </PasskeyButton>
            ) : null}
            <Button type="submit" form={id} variant="primary" disabled={busy}>
              {button}
            </Button>
          </>
        }
      >
        <p>{say(isItYou.once)}</p>
        <form ref={asking} id={id} noValidate className={patterns.stack4} onSubmit={submit}>
          <CurrentPassword prover={prover} name="password" />
          <AtProvider prover={prover} />
          {reply.asks === 'again' ? <Notice tone="bad">{reply.message}</Notice> : null}
        </form>
      </Dialog>
    </>
  );
}

/** Sends the surrounding form again with a proof. After a wrong one the focus is in its field again. */
function useAsking(sender: IsItYouProps['sender'], reply: Refused) {
  const asking = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = reply.asks && asking.current?.querySelector<HTMLElement>('input:not([hidden])');
    if (input) input.focus();
  }, [reply]);
  const send = (name: 'current' | 'passkey', proof: string) => {
    const input = field.current;
    if (!input) return;
    input.name = name;
    input.value = proof;
    input.form?.requestSubmit(sender.current);
    // The form's own button must not send it once more.
    input.value = '';
  };
  return { asking, field, send };
}

/** The fields of a proof, in the form that it is for. */
export function Proof({ autoFocus, ...prover }: Prover & { autoFocus?: boolean }) {
  return (
    <>
      <CurrentPassword name="current" {...{ prover, autoFocus }} />
      <AtProvider prover={prover} />
      {prover.mayUsePasskey ? <ConfirmWithPasskey /> : null}
    </>
  );
}

/** Opens beside the form, so that what is typed there stays (behaviour 47.11). */
function AtProvider({ prover: { provider } }: { prover: Prover }) {
  if (provider === null) return null;
  return (
    <>
      <p>{say('Log in at {provider}, come back to this tab, and go on.', { provider })}</p>
      <PlainButtonLink href={confirmAtProviderPath} target="_blank" rel="noopener">
        {say('Continue with {provider}', { provider })}
      </PlainButtonLink>
    </>
  );
}

function CurrentPassword(props: { prover: Prover; name: string; autoFocus?: boolean | undefined }) {
  const { prover, ...field } = props;
  if (!prover.hasPassword) return null;
  return (
    <>
      {/* Tells a password manager which account the password is for. */}
      <input type="text" autoComplete="username" defaultValue={prover.username} readOnly hidden />
      <PasswordField
        label={say('Your password')}
        autoComplete="current-password"
        required
        {...field}
      />
    </>
  );
}
