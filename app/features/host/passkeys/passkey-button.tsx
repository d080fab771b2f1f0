import { useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';

import { logInMessages } from '../messages.ts';

import patterns from '#app/ui/patterns.module.css';

interface PasskeyButtonProps {
  intent: 'log-in' | 'confirm';
  /** Gets the browser's response as JSON. */
  onSigned: (response: string) => void;
  children: string;
}

/** Loads the passkey code with the first press. Hidden without scripts. */
export function PasskeyButton({ intent, onSigned, children }: PasskeyButtonProps) {
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
