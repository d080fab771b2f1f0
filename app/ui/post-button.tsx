import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { unexpected } from './unavailable.ts';

import patterns from './patterns.module.css';

interface PostButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  /** The path to post to. The response is a redirect, or a sentence that says why the action failed. */
  action: string;
  fields: Record<string, string>;
  /** Resolves with further fields, or with null to post nothing. A rejection posts nothing and shows an error. */
  before?: () => Promise<Record<string, string> | null>;
}

export function PostButton({ action, fields, before, variant, children }: PostButtonProps) {
  const fetcher = useFetcher<string>();
  const [failed, setFailed] = useState(false);
  const idle = fetcher.state === 'idle';
  const problem = failed ? unexpected : fetcher.data;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!before) return;
    event.preventDefault();
    setFailed(false);
    const more = await before().catch(() => {
      setFailed(true);
      return null;
    });
    if (more) await fetcher.submit({ ...fields, ...more }, { method: 'post', action });
  };
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      className={patterns.stack3}
    >
      {idle && problem ? <Notice tone="bad">{problem}</Notice> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant ?? 'secondary'} disabled={!idle}>
        {children}
      </Button>
    </fetcher.Form>
  );
}
