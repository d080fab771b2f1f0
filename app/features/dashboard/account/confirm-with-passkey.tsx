import { useRef } from 'react';

import { PasskeyButton } from '#app/features/host/passkeys/passkey-button.tsx';

/** Sends the form that it is in with a passkey in place of the current password (behaviour 37.5). */
export function ConfirmWithPasskey() {
  const field = useRef<HTMLInputElement>(null);
  const send = (response: string) => {
    const input = field.current;
    if (!input) return;
    input.value = response;
    input.form?.requestSubmit();
    // It is valid once: the next press of the form's own button is for the password.
    input.value = '';
  };
  return (
    <>
      <input ref={field} type="hidden" name="passkey" />
      <PasskeyButton intent="confirm" onSigned={send}>
        Use a passkey instead
      </PasskeyButton>
    </>
  );
}
