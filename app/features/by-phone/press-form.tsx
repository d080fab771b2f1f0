import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';

import type { Press } from './presses.ts';

interface PressFormProps {
  intent: Press['intent'];
  guest: string;
  onPress: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A press as a form: posted as it is where no script runs. */
export function PressForm({ intent, guest, onPress, className, children }: PressFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Form method="post" className={className} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="guest" value={guest} />
      {children}
    </Form>
  );
}
