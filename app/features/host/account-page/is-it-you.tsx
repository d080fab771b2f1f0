import { type ReactNode, useEffect, useRef } from 'react';

import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { ConfirmWithPasskey } from './confirm-with-passkey.tsx';

import patterns from '#app/ui/patterns.module.css';

/** Who is to prove that it is they, and how they can. */
export interface Prover {
  username: string;
  /** A passkey may replace the password. */
  mayUsePasskey: boolean;
}

interface Refused {
  ok: boolean;
  message?: string;
  asks?: 'first' | 'again';
}

interface IsItYouProps {
  prover: Prover;
  /** The reply to the surrounding form. Nothing is asked unless it says so. */
  reply: Refused | null;
}

/** Asks in a form for the password or a passkey (behaviour 32.10). The form's own button sends it. */
export function IsItYou({ prover, reply }: IsItYouProps) {
  if (reply?.asks === undefined) return null;
  return (
    <Focused>
      {reply.asks === 'first' ? <Notice>{reply.message}</Notice> : null}
      <Proof {...prover} />
    </Focused>
  );
}

/** Gives the focus to its first field. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  return (
    <div ref={box} className={patterns.stack4}>
      {children}
    </div>
  );
}

/** The fields of a proof. */
export function Proof({ username, mayUsePasskey }: Prover) {
  return (
    <>
      {/* Tells a password manager which account the password is for. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        required
      />
      {mayUsePasskey ? <ConfirmWithPasskey /> : null}
    </>
  );
}
