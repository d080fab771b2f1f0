import { useState } from 'react';

import { buildPersonalLink } from '#app/features/guests/personal-link.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { labelPendingAnswer } from '../guest-list/answer-choices.ts';
import type {
  ChangedGuests,
  DashboardAction,
  GuestsSelection,
  Labeling,
  RecordingMany,
} from '../schema.ts';
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

/** Offers to undo the last change. */
function useOffer() {
  const [offer, setOffer] = useState<Offer | null>(null);
  return {
    offer,
    propose: (text: string, change: string) =>
      setOffer((before) => ({ key: (before?.key ?? 0) + 1, text, change })),
    expire: () => setOffer(null),
  };
}

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

const describeRecording =
  ({ as }: RecordingMany) =>
  (count: number) =>
    `Recorded for ${countLabel(count, 'guest')}: ${labelPendingAnswer(as)}.`;

/** Recordings for many guests as they are sent: what this screen has recorded itself is not news (behaviour 38.18). */
function useRecordMany() {
  const [as, setAs] = useState<RecordingMany['as']>('yes');
  const [at, setAt] = useState(0);
  const [newer, setNewer] = useState<readonly string[]>([]);
  return {
    newer,
    /** Takes the reply to a change, if it was recorded. */
    hear: ({ at: recordedAt = at, newer: left = [] }: Partial<ChangedGuests> = {}) => {
      setAt(recordedAt);
      setNewer(left);
    },
    prepare: ({ seenAt = 0, ...recording }: Omit<RecordingMany, 'intent'>): RecordingMany => {
      setAs(recording.as);
      return { intent: 'recordMany', ...recording, seenAt: Math.max(seenAt, at) };
    },
    prepareNewer: (): RecordingMany => ({
      intent: 'recordMany',
      guests: { ids: [...newer] },
      as,
      seenAt: at,
    }),
  };
}

/** Changes many guests at once, offers to undo it, and copies links (behaviour 33.22). */
export function useBulkActions(guestLink: string) {
  const { offer, propose, expire } = useOffer();
  const [problem, setProblem] = useState('');
  const [describe, setDescribe] = useState<(count: number) => string>(() => String);
  const { links, copyLinks, closeLinks } = useCopiedLinks(guestLink);
  const recording = useRecordMany();
  const offerUndo = ({ change, count, left = '' }: ChangedGuests) => {
    setProblem(left);
    if (count > 0) propose(describe(count), change);
  };
  const action = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    recording.hear(reply.ok ? reply.changed : undefined);
    if (reply.ok && reply.changed) offerUndo(reply.changed);
    if (reply.ok && reply.links) void copyLinks(reply.links);
  });
  const undoing = useAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) expire();
  });
  const change = (words: (count: number) => string, sent: DashboardAction) => {
    setDescribe(() => words);
    action.send(sent);
  };
  const record = (sent: RecordingMany) => change(describeRecording(sent), sent);
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
    record: (given: Omit<RecordingMany, 'intent'>) => record(recording.prepare(given)),
    /** How many answers were left as they are because they are newer than the selection. */
    newer: recording.newer.length,
    recordNewer: () => record(recording.prepareNewer()),
    keepNewer: () => {
      setProblem('');
      recording.hear();
    },
    copy: (guests: GuestsSelection) => action.send({ intent: 'links', guests }),
    undo: () => {
      if (offer) undoing.send({ intent: 'undo', change: offer.change });
    },
    expire,
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
