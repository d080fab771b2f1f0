import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from './guest-card-view.ts';
import { type ReplyDraft, startDraft, toGiven, toSeen } from './reply-draft.ts';
import type { CardReply } from './schema.ts';
import { useCardAction } from './use-card-action.ts';

/** Typed values stay on the screen until they are stored. */
export function useReplyForm(view: GuestCardView, onDone: () => void) {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [isFirst] = useState(view.reply === null);
  const [start] = useState(() => startDraft(view.reply, view.people));
  const [draft, setDraft] = useState<ReplyDraft>(start);
  const [refused, setRefused] = useState<Extract<CardReply, { ok: false }> | null>(null);
  const { busy, send } = useCardAction((reply) => {
    if (!reply.ok) {
      setRefused(reply);
      // The card behind the form shows the stored answer.
      if (reply.changed) void revalidate();
      return;
    }
    const { note = '' } = reply;
    const recorded = say('Answer of {name} recorded.', { name: view.name });
    showToast({ text: `${recorded} ${say(note)}`.trim(), tone: 'good' });
    onDone();
  });
  return {
    draft,
    isUnsaved: draft !== start,
    refused,
    busy,
    change: (changes: Partial<ReplyDraft>) => setDraft((now) => ({ ...now, ...changes })),
    save: () => {
      setRefused(null);
      const given = toGiven(draft, start, isFirst);
      send({ intent: 'reply', given, seen: toSeen(given, start, isFirst) });
    },
  };
}
