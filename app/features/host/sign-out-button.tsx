import type { ReactNode } from 'react';
import { href, useFetcher } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import styles from './sign-out-button.module.css';

interface SignOutButtonProps {
  /** The path to go to once signed out. */
  redirect: string;
  look?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}

/** Ends the host's session. A failure is said above the button (spec §8). Works without scripts. */
export function SignOutButton({ redirect, look = 'secondary', children }: SignOutButtonProps) {
  const fetcher = useFetcher<string>();
  return (
    <fetcher.Form method="post" action={href('/logOut')} className={styles.form}>
      {fetcher.state === 'idle' && fetcher.data ? <Notice tone="bad">{fetcher.data}</Notice> : null}
      <input type="hidden" name="redirect" value={redirect} />
      <Button type="submit" look={look} disabled={fetcher.state !== 'idle'}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
