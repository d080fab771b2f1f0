import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { logInMessages } from '../messages.ts';

import patterns from '#app/ui/patterns.module.css';

interface PasskeyButtonProps {
  intent: 'log-in' | 'confirm';
  /** Gets the browser's response as JSON. */
  onSigned: (response: string) => void;
  /** The browser offers its passkeys at the field that takes them, before any press. */
  isOffered?: boolean;
  children: ReactNode;
}

/** A challenge is valid for five minutes. */
const renewMs = 4 * 60 * 1000;

/** Loads the passkey code only where the browser can offer its passkeys by itself (behaviour 37.2). */
function useOffered(isOffered: boolean, onSigned: (response: string) => void) {
  const sign = useEffectEvent(onSigned);
  useEffect(() => {
    if (!isOffered) return undefined;
    const stopped = new AbortController();
    const offer = async () => {
      try {
        if (document.hidden || !(await canOffer())) return;
        const { awaitPasskey } = await import('./ask-passkey.ts');
        if (stopped.signal.aborted) return;
        const response = await awaitPasskey(stopped.signal);
        if (response !== null) sign(response);
      } catch (error) {
        console.warn('The browser offers no passkeys.', error);
      }
    };
    void offer();
    const renewing = setInterval(() => void offer(), renewMs);
    return () => {
      clearInterval(renewing);
      stopped.abort();
    };
  }, [isOffered]);
}

const canOffer = async () =>
  'PublicKeyCredential' in window &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Loads the passkey code with the first press. Hidden without scripts. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { intent, onSigned, isOffered = false, children } = props;
  useOffered(isOffered, onSigned);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { askForPasskey } = await import('./ask-passkey.ts');
      const asked = await askForPasskey(intent);
      if (asked.ok) onSigned(asked.value);
      else setProblem(asked.error);
    } catch {
      setProblem(logInMessages.unexpected);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={joinClasses(patterns.stack3, patterns.scripted)}>
      <Button aria-disabled={busy} onClick={() => (busy ? undefined : void press())}>
        {children}
      </Button>
      {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
    </div>
  );
}
