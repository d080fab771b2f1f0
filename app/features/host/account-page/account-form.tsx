import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useEmptied } from '#app/ui/fields/use-emptied.ts';
import { Notice } from '#app/ui/notice.tsx';

import type { AccountReply, AccountIntent } from '../account/schema.ts';
import { IsItYou, type Prover } from './is-it-you.tsx';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

interface AccountFormProps {
  intent: AccountIntent;
  answer: AccountReply | null;
  button: string;
  /** Of a form that may need a proof. */
  prover?: Prover;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  onReset?: () => void;
  children?: ReactNode;
}

/** Shows the reply, and empties its fields after success. */
export function AccountForm({
  intent,
  answer,
  button,
  prover,
  onSubmit,
  onReset,
  children,
}: AccountFormProps) {
  const { state } = useNavigation();
  const own = answer?.intent === intent ? answer : null;
  const form = useEmptied(own);
  const sender = useRef<HTMLButtonElement>(null);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      className={joinClasses(patterns.stack4, forms.form)}
      {...(onSubmit && { onSubmit })}
      {...(onReset && { onReset })}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      {own && own.asks === undefined ? (
        <Notice tone={own.ok ? 'good' : 'bad'}>{own.message}</Notice>
      ) : null}
      {prover ? <IsItYou reply={own} {...{ prover, sender, button }} /> : null}
      <Button ref={sender} type="submit" disabled={state !== 'idle'}>
        {button}
      </Button>
    </Form>
  );
}
