import { useState } from 'react';
import { useNavigate } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { MailingKind } from './audience.ts';
import { type Words, keepWords } from './kept-words.ts';
import { useMessageAction } from './use-message-action.ts';

/** What the host wrote, and the search of the address where. */
export interface SentWords extends Words {
  kind: MailingKind;
  search: string;
}

interface Offer {
  key: number;
  text: string;
  press: string;
  words: SentWords | null;
}

const describeUndone = (count: number) =>
  say('{count, plural, one {# message taken back.} other {# messages taken back.}}', { count });

/** Offers to undo the queued mailing; written words come back then (behaviour 31.6, 31.11). */
export function useUndo(inviteId: string) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const navigate = useNavigate();
  const undoing = useMessageAction((reply) => {
    const words = offer?.words;
    setOffer(null);
    setProblem(reply.ok ? '' : reply.message);
    if (!reply.ok || reply.did !== 'undone') return;
    showToast({ text: describeUndone(reply.count) });
    if (!words) return;
    const { kind, search, subject, text } = words;
    keepWords(inviteId, kind, { subject, text });
    void navigate(getMessagesPath(inviteId) + search);
  });
  return {
    offer,
    problem,
    propose: (press: string, text: string, words: SentWords | null) =>
      setOffer((before) => ({ key: (before?.key ?? 0) + 1, text, press, words })),
    undo: () => {
      if (offer) undoing.send({ intent: 'undo', press: offer.press });
    },
    busy: undoing.busy,
    /** Takes back a mailing of the list, which gives no words back. */
    takeBack: ({ press }: { press: string }) => undoing.send({ intent: 'undo', press }),
    expire: () => setOffer(null),
  };
}
