import { useEffect, useRef } from 'react';

/** The ref of a form that is emptied by each reply that accepts it. Refused text stays. */
export function useEmptied(reply: { ok: boolean } | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply?.ok) form.current?.reset();
  }, [reply]);
  return form;
}
