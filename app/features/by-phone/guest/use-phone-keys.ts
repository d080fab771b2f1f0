import { useEffect, useEffectEvent } from 'react';

import { useKeysAreOn } from '#app/features/guests/keys/use-list-keys.ts';

type PhoneKey = 'copy' | 'yes' | 'later' | 'skip';

const keys: Readonly<Record<string, PhoneKey>> = {
  c: 'copy',
  Enter: 'yes',
  n: 'later',
  s: 'skip',
};

const fields = 'textarea, select, [contenteditable], input:not([type="radio"])';
const pressed = 'a, button, summary, [role="button"]';

/** Null for a key that belongs to the browser, to a field, or to the control that has the focus (behaviour 48.8). */
export function readPhoneKey(event: KeyboardEvent): PhoneKey | null {
  const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return null;
  if (!(target instanceof Element) || target.closest(fields)) return null;
  if (target.ownerDocument.querySelector('dialog[open], [role="menu"]')) return null;
  if (key === 'Enter' && target.closest(pressed)) return null;
  return keys[key] ?? null;
}

/** The keys of a computer, which the host can switch off with those of the guest list. */
export function usePhoneKeys(isWide: boolean, does: Record<PhoneKey, () => void>): boolean {
  const isOn = useKeysAreOn() && isWide;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = readPhoneKey(event);
    if (key === null) return;
    event.preventDefault();
    does[key]();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = new AbortController();
    document.addEventListener('keydown', press, listen);
    return () => listen.abort();
  }, [isOn]);
  return isOn;
}
