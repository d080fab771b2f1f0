import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { guardCell } from '#app/platform/formula-guard.ts';
import { languages } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { buildPersonalLink } from '#app/platform/paths.ts';
import { copyText } from '#app/ui/copy-text.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { sayAnswer } from '../answer-words.ts';
import { type RowCounts, describeRecorded } from '../count-rows.ts';
import { ownLimit } from '../own-limit.ts';
import { labelPendingAnswer } from '../recording/answer-choices.ts';
import type {
  ActionReply,
  ChangedGuests,
  GuestAction,
  GuestsSelection,
  Labeling,
  RecordingMany,
  Translating,
  Versions,
} from '../schema.ts';
import { useAction } from '../use-action.ts';
import { useRemoval } from './use-removal.ts';

interface Offer {
  key: number;
  text: string;
  change: string;
}

const describeLabeling =
  ({ label, on }: Omit<Labeling, 'intent'>) =>
  (count: number) =>
    on
      ? say(
          '{count, plural, one {Labeled # guest “{label}”.} other {Labeled # guests “{label}”.}}',
          {
            count,
            label,
          },
        )
      : say(
          '{count, plural, one {Removed “{label}” from # guest.} other {Removed “{label}” from # guests.}}',
          { count, label },
        );

const telling = { intent: 'told', on: true } as const;

const describeTelling = (count: number) =>
  say('{count, plural, one {Marked # guest as told.} other {Marked # guests as told.}}', { count });

const describeTranslating =
  ({ language }: Omit<Translating, 'intent'>) =>
  (count: number) =>
    language === ''
      ? say(
          '{count, plural, one {# guest will read it in the event’s language.} other {# guests will read it in the event’s language.}}',
          { count },
        )
      : say(
          '{count, plural, one {# guest will read it in {language}.} other {# guests will read it in {language}.}}',
          { count, language: languages[language] },
        );

/** State of the navigation to the list: what was done on the screen before, and can be undone. */
interface Undoable {
  undo: Omit<Offer, 'key'>;
}

/** Not again after a reload or Back. */
function useBroughtOffer(): Offer | null {
  const state = useLocation().state as Partial<Undoable> | null;
  const isPushed = useNavigationType() === NavigationType.Push;
  return isPushed && state?.undo ? { key: 0, ...state.undo } : null;
}

function useOffer() {
  const [offer, setOffer] = useState<Offer | null>(useBroughtOffer());
  return {
    offer,
    propose: (text: string, change: string) =>
      setOffer((before) => ({ key: (before?.key ?? 0) + 1, text, change })),
    expire: () => setOffer(null),
  };
}

/** `links` are those that the browser refused to copy. */
function useCopiedLinks(guestLink: string) {
  const [links, setLinks] = useState<string | null>(null);
  const showToast = useToast();
  const copyLinks = async (given: readonly { name: string; token: string }[]) => {
    const text = given
      .map(({ name, token }) => `${guardCell(name)}\t${buildPersonalLink(guestLink, token)}`)
      .join('\n');
    if (await copyText(text)) {
      const words = say('{count, plural, one {Copied # link.} other {Copied # links.}}', {
        count: given.length,
      });
      showToast({ text: words, tone: 'good' });
    } else setLinks(text);
  };
  return { links, copyLinks, closeLinks: () => setLinks(null) };
}

const describeRecording =
  ({ as }: RecordingMany, rows: RowCounts | undefined) =>
  (count: number) =>
    describeRecorded(count, rows, sayAnswer(labelPendingAnswer(as)));

/** The versions that a recording may replace, because the host has seen them. */
type Replaced = readonly Versions[];

interface Made extends Pick<ChangedGuests, 'change' | 'versions'> {
  at: number;
  replaced: Replaced;
}

/** The versions that the host has seen, including those that this screen's recordings have stored since. */
const follow = (seen: Versions, made: readonly Made[]): Versions =>
  made.reduce((known, { replaced, versions = {} }) => {
    const isReplaced = (id: string) =>
      id in versions && replaced.some((before) => before[id] === known[id]);
    const ids = Object.keys(known).filter(isReplaced);
    return { ...known, ...Object.fromEntries(ids.map((id) => [id, versions[id] ?? null])) };
  }, seen);

type Recording = Omit<RecordingMany, 'intent' | 'own'>;
type NewLabel = Omit<Labeling, 'intent'>;

interface Sent {
  as: RecordingMany['as'];
  replaced: Replaced;
}

const nothingSent: Sent = { as: 'yes', replaced: [] };
const nothingNewer: Versions = {};

/** This screen's own recordings count as seen by the host (behaviour 38.18). */
function useRecordMany() {
  const [sent, setSent] = useState(nothingSent);
  const [made, setMade] = useState<readonly Made[]>([]);
  const [newer, setNewer] = useState(nothingNewer);
  const own = made.map(({ at }) => at);
  return {
    newer,
    hear: ({ change, at, newer: left = nothingNewer, versions }: Partial<ChangedGuests> = {}) => {
      setNewer(left);
      if (change === undefined || at === undefined) return;
      const { replaced } = sent;
      const last = { change, at, replaced, ...(versions ? { versions } : {}) };
      setMade([...made, last].slice(-ownLimit));
    },
    /** Forgets an undone recording: the host has seen the restored answers. */
    forget: (change: string) => setMade(made.filter((one) => one.change !== change)),
    prepare: ({ seen, ...recording }: Recording): RecordingMany => {
      const known = seen && follow(seen, made);
      setSent({ as: recording.as, replaced: known ? [known] : [] });
      return { intent: 'recordMany', ...recording, ...(known ? { seen: known } : { own }) };
    },
    prepareNewer: (): RecordingMany => {
      const { as, replaced } = sent;
      setSent({ as, replaced: [...replaced, newer] });
      return { intent: 'recordMany', guests: { ids: Object.keys(newer) }, as, seen: newer };
    },
  };
}

function useSaid() {
  const [problem, setProblem] = useState('');
  const [note, setNote] = useState('');
  return {
    problem,
    note,
    hear: (reply: ActionReply) => {
      setProblem(reply.ok ? (reply.changed?.left ?? '') : reply.message);
      if (reply.ok && !reply.links) setNote(reply.changed?.note ?? '');
    },
    clearProblem: () => setProblem(''),
    dismissNote: () => setNote(''),
  };
}

export function useBulkActions(guestLink: string) {
  const { offer, propose, expire } = useOffer();
  const { hear, clearProblem, ...said } = useSaid();
  const [describe, setDescribe] = useState<(count: number) => string>(() => String);
  const { links, copyLinks, closeLinks } = useCopiedLinks(guestLink);
  const recording = useRecordMany();
  const removing = useRemoval({ hear, propose });
  const offerUndo = ({ change, count }: ChangedGuests) => {
    if (count > 0) propose(describe(count), change);
  };
  const action = useAction((reply) => {
    hear(reply);
    recording.hear(reply.ok ? reply.changed : undefined);
    if (reply.ok && reply.changed) offerUndo(reply.changed);
    if (reply.ok && reply.links) void copyLinks(reply.links);
  });
  const undoing = useAction((reply) => {
    hear(reply);
    if (reply.ok && offer) recording.forget(offer.change);
    if (reply.ok) expire();
  });
  const change = (words: (count: number) => string, sent: GuestAction) => {
    setDescribe(() => words);
    action.send(sent);
  };
  const record = (sent: RecordingMany, of?: RowCounts) => change(describeRecording(sent, of), sent);
  return {
    busy: action.busy || undoing.busy || removing.busy,
    ...said,
    offer,
    links,
    closeLinks,
    removing,
    label: (labeling: NewLabel) =>
      change(describeLabeling(labeling), { intent: 'label', ...labeling }),
    tell: (guests: GuestsSelection) => change(describeTelling, { ...telling, guests }),
    translate: (translating: Omit<Translating, 'intent'>) =>
      change(describeTranslating(translating), { intent: 'language', ...translating }),
    record: (given: Recording, rows: RowCounts) => record(recording.prepare(given), rows),
    /** How many answers were not overwritten because they are newer than the selection. */
    newer: Object.keys(recording.newer).length,
    recordNewer: () => record(recording.prepareNewer()),
    keepNewer: () => {
      clearProblem();
      recording.hear();
    },
    copy: (guests: GuestsSelection) => action.send({ intent: 'links', guests }),
    undo: () => offer && undoing.send({ intent: 'undo', change: offer.change }),
    expire,
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
