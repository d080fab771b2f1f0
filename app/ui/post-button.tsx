import type { ComponentProps, SubmitEvent } from 'react';
import { useFetcher } from 'react-router';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

import styles from './post-button.module.css';

interface PostButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  /** The path that is posted to. It redirects, or answers with the sentence that says why it failed. */
  action: string;
  fields: Record<string, string>;
  /** What the browser has to do first. */
  before?: () => Promise<void>;
}

/** A form of one button. A failure is said above it. Works without scripts. */
export function PostButton({ action, fields, before, look, children }: PostButtonProps) {
  const fetcher = useFetcher<string>();
  const idle = fetcher.state === 'idle';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!before) return;
    event.preventDefault();
    await before();
    await fetcher.submit(fields, { method: 'post', action });
  };
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      className={styles.form}
    >
      {idle && fetcher.data ? <Notice tone="bad">{fetcher.data}</Notice> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look={look ?? 'secondary'} disabled={!idle}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
