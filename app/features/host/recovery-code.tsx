import { useEffect, useRef, useState } from 'react';

import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './log-in.module.css';

interface RecoveryCodeProps {
  code: string;
  redirectTo: string;
}

/** Shows a new recovery code once (behaviour 17.26). */
export function RecoveryCode({ code, redirectTo }: RecoveryCodeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => heading.current?.focus(), []);

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
    <div className={patterns.stack5}>
      <div className={styles.keep}>
        <h2 ref={heading} tabIndex={-1}>
          Keep your recovery code
        </h2>
        <p>
          If you ever forget your password, this code lets you choose a new one; it is shown only
          now.
        </p>
      </div>
      <code ref={shown} className={patterns.code}>
        {code}
      </code>
      <output className={joinClasses(patterns.good, styles.copied)}>
        {copied === 'yes' ? 'Copied. Keep it somewhere safe.' : null}
        {copied === 'failed' ? 'Copying did not work. The code is selected for you.' : null}
      </output>
      <div className={styles.pair}>
        <Button onClick={() => void copy()}>Copy</Button>
        <ButtonLink variant="primary" to={redirectTo} replace>
          Continue
        </ButtonLink>
      </div>
    </div>
  );
}
