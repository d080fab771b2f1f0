import { useId, useRef, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-link.module.css';

/** The open link; on a phone one row, whose icon copies. */
export function GuestLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  return (
    <section className={joinClasses(patterns.offPaper, styles.row)} aria-labelledby={headingId}>
      <h2 id={headingId}>{say('Guest Link')}</h2>
      <TextField
        ref={field}
        label={say('Link to share')}
        labelHidden
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button className={styles.copy} onClick={() => void copy()}>
        {say('Copy Link')}
      </Button>
      <output className={joinClasses(patterns.good, styles.done)}>
        {copied ? say('Link copied.') : ''}
      </output>
    </section>
  );
}
