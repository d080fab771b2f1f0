import { type ChangeEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { maxFileBytes } from '#app/platform/body-limit.ts';
import { say } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { damaged, tooLarge } from './messages.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

/** React Router sends nothing but JSON with this encoding. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function useImport() {
  const { state, data, submit } = useFetcher<{ message: string }>();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const [broken, setBroken] = useState(false);
  const isIdle = state === 'idle';
  const message = broken ? damaged : data?.message;
  const send = async () => {
    if (!file) return;
    const text = await file.text();
    setSent(file);
    setBroken(!isJson(text));
    if (isJson(text)) await submit(text, { method: 'post', encType: 'application/json' });
  };
  const isTooLarge = (file?.size ?? 0) > maxFileBytes;
  return {
    isIdle,
    isTooLarge,
    canSend: isIdle && file !== null && !isTooLarge,
    refusal: isIdle && file === sent ? message : undefined,
    choose: (event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0] ?? null),
    send: () => void send(),
  };
}

export function ImportPage() {
  const { isIdle, isTooLarge, canSend, refusal, choose, send } = useImport();
  const hydrated = useHydrated();
  return (
    <>
      <h1>{say('Import an Event')}</h1>
      <NeedsScript />
      <Card className={forms.form}>
        <p>
          {say(
            'Choose a file that was exported from Festoon. The event comes into your account as a new one, with its guests and answers. Guests get new personal links, and nothing is sent.',
          )}
        </p>
        <TextField
          type="file"
          accept=".json,application/json"
          label={say('Exported event (JSON)')}
          error={isTooLarge ? tooLarge : undefined}
          onChange={choose}
        />
        {refusal ? <Notice tone="bad">{refusal}</Notice> : null}
        <div className={patterns.bar}>
          <Button variant="primary" disabled={!hydrated || !canSend} onClick={send}>
            {isIdle ? say('Import event') : say('Importing…')}
          </Button>
          <ButtonLink to={addresses.events} variant="quiet">
            {say('Cancel')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
