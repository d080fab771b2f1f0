import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import type { AccountAnswer, AccountIntent } from '#app/features/host/account/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import styles from './account.module.css';

interface AccountFormProps {
  intent: AccountIntent;
  answer: AccountAnswer | null;
  /** The words on the button. */
  button: string;
  children?: ReactNode;
}

/** A form of the account page, with the reply to it. Emptied once it has succeeded. */
export function AccountForm({ intent, answer, button, children }: AccountFormProps) {
  const { state } = useNavigation();
  const own = answer?.intent === intent ? answer : null;
  return (
    <Form
      key={own?.ok ? 'done' : 'open'}
      method="post"
      preventScrollReset
      noValidate
      className={styles.form}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      {own ? <Notice tone={own.ok ? 'good' : 'bad'}>{own.message}</Notice> : null}
      <div>
        <Button type="submit" disabled={state !== 'idle'}>
          {button}
        </Button>
      </div>
    </Form>
  );
}
