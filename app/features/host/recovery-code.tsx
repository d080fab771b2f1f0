import { type ReactNode, useEffect, useRef, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { findRecoveryCode } from './kept-code.client.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './log-in.module.css';

/** The code with Copy, and what follows it. */
function CodeToCopy({ code, children }: { code: string; children?: ReactNode }) {
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('yes');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setCopied('failed');
    }
  };

  return (
    <>
      <code ref={shown} className={patterns.code}>
        {code}
      </code>
      <output className={joinClasses(patterns.good, styles.copied)}>
        {copied === 'yes' ? say('Copied. Keep it somewhere safe.') : null}
        {copied === 'failed' ? say('Couldn’t copy. The code is selected.') : null}
      </output>
      <div className={styles.pair}>
        <Button onClick={() => void copy()}>{say('Copy')}</Button>
        {children}
      </div>
    </>
  );
}

interface RecoveryCodeProps {
  code: string;
  redirectTo: string;
}

/** Shows a new recovery code once (behaviour 17.26). */
export function RecoveryCode({ code, redirectTo }: RecoveryCodeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={patterns.stack5}>
      <div className={styles.keep}>
        <h2 ref={heading} tabIndex={-1}>
          {say('Keep your recovery code')}
        </h2>
        <p>
          {say(
            'If you ever forget your password, this code lets you choose a new one; it is shown only now.',
          )}
        </p>
      </div>
      <CodeToCopy code={code}>
        <ButtonLink variant="primary" to={redirectTo} replace>
          {say('Continue')}
        </ButtonLink>
      </CodeToCopy>
    </div>
  );
}

/** The code that waits for the live layer, folded; nothing where none waits (behaviour 17.46). */
export function WaitingCode() {
  const hydrated = useHydrated();
  const code = hydrated ? findRecoveryCode() : null;
  if (code === null) return null;
  return (
    <details className={styles.waiting}>
      <summary>{say('Your recovery code')}</summary>
      <div className={patterns.stack5}>
        <p className={patterns.muted}>
          {say(
            'If you ever forget your password. It is shown only until you have saved; Account makes a new one.',
          )}
        </p>
        <CodeToCopy code={code} />
      </div>
    </details>
  );
}
