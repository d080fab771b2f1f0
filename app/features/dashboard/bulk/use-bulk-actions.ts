import { useState } from 'react';

import { buildPersonalLink } from '#app/features/guests/personal-link.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { labelPendingAnswer } from '../guest-list/answer-choices.ts';
import type { ChangedGuests, GuestsSelection, Labeling, RecordingMany } from '../schema.ts';
import { copyText } from '../sharing/guest-link.tsx';
import { useAction } from '../use-action.ts';

interface Offer {
  key: number;
  text: string;
  change: string;
}

const describeLabeling =
  ({ label, on }: Omit<Labeling, 'intent'>) =>
  (count: number) => {
    const guests = countLabel(count, 'guest');
    return on ? `Labeled ${guests} “${label}”.` : `Took “${label}” off ${guests}.`;
  };

/** Copies links with their guests' names. `links` are those that the browser refused to copy. */
function useCopiedLinks(guestLink: string) {
  const [links, setLinks] = useState<string | null>(null);
  const showToast = useToast();
  const copyLinks = async (given: readonly { name: string; token: string }[]) => {
    const text = given
      .map(({ name, token }) => `${name}\t${buildPersonalLink(guestLink, token)}`)
      .join('\n');
    if (await copyText(text)) {
      showToast({ text: `Copied ${countLabel(given.length, 'link')}.`, tone: 'good' });
    } else setLinks(text);
  };
  return { links, copyLinks, closeLinks: () => setLinks(null) };
}

/** Changes many guests at once, offers to undo it, and copies links (behaviour 33.22). */
export function useBulkActions(guestLink: string) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState('');
  const [describe, setDescribe] = useState<(count: number) => string>(() => String);
  const { links, copyLinks, closeLinks } = useCopiedLinks(guestLink);
  const offerUndo = ({ change, count, left = '' }: ChangedGuests) => {
    setProblem(left);
    if (count === 0) return;
    const text = describe(count);
    setOffer((before) => ({ key: (before?.key ?? 0) + 1, text, change }));
  };
  const action = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok && reply.changed) offerUndo(reply.changed);
    if (reply.ok && reply.links) void copyLinks(reply.links);
  });
  const undoing = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) setOffer(null);
  });
  const change = (words: (count: number) => string, sent: Parameters<typeof action.send>[0]) => {
    setDescribe(() => words);
    action.send(sent);
  };
  return {
    busy: action.busy || undoing.busy,
    problem,
    offer,
    links,
    closeLinks,
    remove: (guests: GuestsSelection, noun: 'guest' | 'answer') =>
      change((count) => `Removed ${countLabel(count, noun)}.`, { intent: 'remove', guests }),
    label: (labeling: Omit<Labeling, 'intent'>) =>
      change(describeLabeling(labeling), { intent: 'label', ...labeling }),
    record: (guests: GuestsSelection, as: RecordingMany['as']) =>
      change((count) => `Recorded for ${countLabel(count, 'guest')}: ${labelPendingAnswer(as)}.`, {
        intent: 'recordMany',
        guests,
        as,
      }),
    copy: (guests: GuestsSelection) => action.send({ intent: 'links', guests }),
    undo: () => {
      if (offer) undoing.send({ intent: 'undo', change: offer.change });
    },
    expire: () => setOffer(null),
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
