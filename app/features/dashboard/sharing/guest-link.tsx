import { useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

import { DashboardCard } from '../dashboard-card.tsx';

import styles from './guest-link.module.css';

/** Puts text on the clipboard and returns whether it worked. A refusal is only logged (behaviour 18.32). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The link could not be copied.', error);
    return false;
  }
}

/** The open link to read and to copy. */
export function GuestLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  return (
    <DashboardCard title="Guest Link" paper="none" folds>
      <TextField
        ref={field}
        label="Link to share"
        labelHidden
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.row}>
        <Button variant="primary" onClick={() => void copy()}>
          Copy Link
        </Button>
        <output className={styles.status}>{copied ? 'Link copied.' : ''}</output>
      </div>
    </DashboardCard>
  );
}
