import { useRef } from 'react';

import { say } from '#app/platform/language/say.ts';

import { PasskeyButton } from '../passkeys/passkey-button.tsx';

/** Submits the surrounding form with a passkey instead of the password (behaviour 37.5). */
export function ConfirmWithPasskey() {
  const field = useRef<HTMLInputElement>(null);
  const send = (response: string) => {
    const input = field.current;
    if (!input) return;
    input.value = response;
    input.form?.requestSubmit();
    // A response is valid once, so the form's own button must not send it again.
    input.value = '';
  };
  return (
    <>
      <input ref={field} type="hidden" name="passkey" />
      <PasskeyButton intent="confirm" onSigned={send}>
        {say('Use my passkey instead')}
      </PasskeyButton>
    </>
  );
}
