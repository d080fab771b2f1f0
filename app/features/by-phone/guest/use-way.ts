import { useEffect, useEffectEvent, useState } from 'react';

import { say } from '#app/platform/language/say.ts';
import { copyText } from '#app/ui/copy-text.ts';
import {
  keepChoice,
  keepText,
  readKeptText,
  useKeptChoice,
  useKeptText,
} from '#app/ui/kept-text.ts';

import type { PhoneGuest } from '../schema.ts';
import { type Way, keepOpened, readOpened } from './send-ways.ts';

const lastWay = 'by-phone-way';

const nameOpened = (inviteId: string) => `by-phone-opened.${inviteId}`;

/** A guest who was told may come back on screen, and is not asked about then. The next guest's way stays. */
export function forgetOpened(inviteId: string, guest: string): void {
  const name = nameOpened(inviteId);
  if (readOpened(readKeptText(name), guest)) keepText(name, null);
}

export const useLastWay = () => useKeptChoice(lastWay);

/** Calls `back` when the page is in sight again, or is touched. */
function useReturn(isAway: boolean, back: () => void): void {
  const tell = useEffectEvent(back);
  useEffect(() => {
    if (!isAway) return undefined;
    const listen = new AbortController();
    const come = () => {
      if (document.visibilityState === 'visible') tell();
    };
    document.addEventListener('visibilitychange', come, listen);
    for (const event of ['focus', 'pageshow', 'pointerdown']) {
      window.addEventListener(event, come, listen);
    }
    return () => listen.abort();
  }, [isAway]);
}

/** Null if it was shared; else why not, '' for a sheet that was closed. */
async function share(text: string): Promise<string | null> {
  try {
    await navigator.share({ text });
    return null;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? '' : say('Couldn’t share. Try another way.');
  }
}

/**
 * The way on which the message of a guest went, which this browser remembers, also when it forgets the page meanwhile.
 * `asked` is set once the host is back (behaviour 48.6).
 */
export function useWay(inviteId: string, { id, text }: Pick<PhoneGuest, 'id' | 'text'>) {
  const name = nameOpened(inviteId);
  const opened = readOpened(useKeptText(name), id);
  const [isAway, setIsAway] = useState(false);
  const [problem, setProblem] = useState<{ guest: string; text: string; isCopy: boolean }>();
  const [copied, setCopied] = useState('');
  useReturn(isAway, () => setIsAway(false));
  const went = (way: Way) => {
    keepText(name, keepOpened(id, way));
    keepChoice(lastWay, way);
  };
  const fail = (why: string, isCopy: boolean) => setProblem({ guest: id, text: why, isCopy });
  return {
    asked: isAway ? null : opened,
    problem: problem?.guest === id ? problem : undefined,
    isCopied: copied === id,
    /** The link itself opens the address. */
    open: (way: Way) => {
      setIsAway(true);
      went(way);
    },
    share: async () => {
      const why = await share(text);
      if (why === null) went('share');
      else if (why !== '') fail(why, false);
    },
    copy: async () => {
      const isDone = await copyText(text);
      if (!isDone) return fail(say('Couldn’t copy. The text is selected.'), true);
      setProblem(undefined);
      setCopied(id);
      return went('copy');
    },
    forget: () => {
      setIsAway(false);
      forgetOpened(inviteId, id);
    },
  };
}

export type UsedWay = ReturnType<typeof useWay>;
