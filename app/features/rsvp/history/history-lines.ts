import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { fillGap, gap } from '#app/features/words/guest/gap.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { getLocale, isRightToLeft } from '#app/platform/language/languages.ts';
import { isolateValue } from '#app/platform/text.ts';

import { answerQuestion, formatValue, joinByCommas, nameOf } from '../answer-text.ts';
import { nameQuestion } from '../asked-words.ts';
import type { RecordedReply, ReplyChange } from '../reply/history-rules.ts';
import { countSeats } from '../reply/seat-rules.ts';

export interface Change {
  replyId: string;
  by: 'guest' | 'host' | 'list' | 'edit';
  now: number;
  before: ReplyChange['before'];
  /** Null when the reply was removed. */
  after: ReplyChange['after'] | null;
}

export interface HistoryLine {
  key: string;
  /** Null when unknown. */
  at: number | null;
  /** The new state, one line for each changed field. */
  lines: readonly string[];
}

export interface Subjects {
  people: readonly Person[];
  questions: readonly Pick<StoredQuestion, 'id' | 'title' | 'kind'>[];
}

export interface Current {
  replyId: string;
  reply: RecordedReply;
}

interface Terms {
  subjects: Subjects;
  /** Null when unknown. */
  createdAt: (replyId: string) => number | null;
  /** How many changes of a reply are kept; older ones may be gone. */
  mostChanges: number;
  recorder: Recorder;
  words: GuestWords;
}

type Told = Pick<Terms, 'subjects' | 'words'>;

/** Each in the direction of its own letters. */
const list = (texts: readonly string[], words: GuestWords) =>
  joinByCommas(
    texts.map((text) => isolateValue(text, isRightToLeft(words.language))),
    words,
  );

/** Who of a household gave its answer, if not everybody did. */
function listWho({ answer, people: said }: Head, { subjects, words }: Told): string[] {
  const all = Object.entries(said ?? {});
  const who = all.filter(([, one]) => one === answer);
  return who.length === all.length ? [] : who.map(([id]) => nameOf(subjects.people, id, words));
}

const heads = ['answer', 'people', 'extra', 'waiting'] as const;

type Head = Pick<RecordedReply, 'answer' | 'people' | 'extra' | 'waiting'>;

/** Who comes: 'going, 4 people', 'going, 2 people (Chiara, Leo)', 'maybe', 'declined'. */
function describeHead(reply: Head, told: Told): string {
  const { words } = told;
  const state = nameHead(reply, words);
  const who = listWho(reply, told);
  if (who.length === 0) return state;
  return fillGap(words.say('pastOfPeople', { state, names: gap }), list(who, words));
}

function nameHead(reply: Head, { say }: GuestWords): string {
  if (reply.answer !== 'yes') return say(reply.answer === 'maybe' ? 'pastMaybe' : 'pastDeclined');
  const count = countSeats(reply);
  if (reply.waiting !== null) return say('pastWaiting', { count });
  return count === 1 ? say('pastGoing') : say('pastGoingWith', { count });
}

const quote = (text: string, { say }: GuestWords) =>
  say('pastQuote', { text: text.length > 200 ? `${text.slice(0, 199)}…` : text });

function describeQuestions(
  before: RecordedReply['answers'],
  after: RecordedReply['answers'],
  { subjects: { people, questions }, words }: Told,
): string[] {
  return questions.flatMap((question) => {
    const [was, is] = [before[question.id] ?? {}, after[question.id] ?? {}];
    const persons = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return persons
      .filter((person) => JSON.stringify(was[person]) !== JSON.stringify(is[person]))
      .map((person) => {
        const value = is[person];
        const names = person === '' ? [] : [nameOf(people, person, words)];
        const asked = {
          question: nameQuestion(question, words),
          names,
          answer: gap,
          end: 'own',
        } as const;
        return fillGap(
          answerQuestion(asked, words),
          value === undefined
            ? words.say('pastTakenBack')
            : quote(formatValue(question, value, words), words),
        );
      });
  });
}

/** The texts that a change has emptied, except those that another answer or fewer people imply. */
function listCleared(
  before: Partial<RecordedReply>,
  after: Partial<RecordedReply>,
  { say }: GuestWords,
): string[] {
  const isHead = heads.some((key) => key in after);
  const hadNames = before.companions?.some((one) => one !== '') ?? false;
  const hasNames = after.companions?.some((one) => one !== '') ?? true;
  return [
    ...(hadNames && !hasNames && !isHead ? [say('pastCompanionsRemoved')] : []),
    ...(before.decideBy && after.decideBy === '' && !isHead ? [say('pastDecideByRemoved')] : []),
    ...(before.name && after.name === '' ? [say('pastNameRemoved')] : []),
  ];
}

/** All lines for a change but the one about who comes. */
function describeRest(
  before: Partial<RecordedReply>,
  after: Partial<RecordedReply>,
  told: Told,
): string[] {
  const { words } = told;
  const { say } = words;
  const { companions, note, name, decideBy, hidden, answers } = after;
  const named = companions?.filter((one) => one !== '') ?? [];
  const names = list(named, words);
  const day = decideBy && formatDate(decideBy, getLocale(words.language));
  return [
    ...(named.length > 0 ? [fillGap(say('pastBringing', { names: gap }), names)] : []),
    ...(day ? [say('pastDecideBy', { day })] : []),
    ...(name ? [say('pastName', { name })] : []),
    ...listCleared(before, after, words),
    ...(note === undefined ? [] : [describeNote(note, words)]),
    ...(answers ? describeQuestions(before.answers ?? {}, answers, told) : []),
    ...(hidden === undefined ? [] : [say(hidden ? 'pastHidden' : 'pastShown')]),
  ];
}

const describeNote = (note: string, words: GuestWords) =>
  note === ''
    ? words.say('pastNoteRemoved')
    : fillGap(words.say('pastNote', { note: gap }), quote(note, words));

/** As the catalogs' selects name them. */
const authors = { you: 'you', 'a host': 'host' } as const satisfies Record<Recorder, string>;

function describeChange(
  { by, before, after }: Change,
  reply: RecordedReply,
  terms: Pick<Terms, 'subjects' | 'recorder' | 'words'>,
): readonly string[] {
  const { say } = terms.words;
  const recorder = authors[terms.recorder];
  if (after === null) return [say('pastRemoved', { who: by === 'guest' ? 'guest' : recorder })];
  if (by === 'list') {
    return [fillGap(say('pastCameIn', { state: gap }), describeHead(reply, terms))];
  }
  const isHead = heads.some((key) => key in after);
  const parts = [
    ...(isHead
      ? [describeHead(reply, terms)]
      : 'confirmedAt' in after
        ? [say('pastStillComing')]
        : []),
    ...describeRest(before, after, terms),
  ];
  return withAuthor(parts.length > 0 ? parts : [say('pastConfirmed')], by, terms);
}

/** Adds the author. A change that only fits an answer to the event keeps the guest as its author. */
function withAuthor(
  lines: readonly string[],
  by: Change['by'],
  { recorder, words: { say } }: Pick<Terms, 'recorder' | 'words'>,
) {
  const who = authors[recorder];
  if (by === 'host') return [...lines, say('pastRecorded', { who })];
  return by === 'edit' ? [...lines, say('pastFitted', { who })] : lines;
}

/** The states of one reply: before all changes, then after each. */
function replay(changes: readonly Change[], last: RecordedReply): RecordedReply[] {
  const states = [last];
  for (const { before } of changes.toReversed()) {
    const [next = last] = states;
    states.unshift({ ...next, ...before });
  }
  return states;
}

function linesOfReply(
  replyId: string,
  changes: readonly Change[],
  { current, createdAt, mostChanges, ...terms }: Terms & { current: Current | null },
): HistoryLine[] {
  const isNow = current?.replyId === replyId;
  // The last change of a removed reply contains the whole reply.
  const last = isNow ? current.reply : (changes.at(-1)?.before as RecordedReply);
  const [first = last, ...rest] = replay(changes, last);
  const at = createdAt(replyId);
  const isWhole = at !== null && changes.length < mostChanges;
  const opening = withAuthor(
    [describeHead(first, terms), ...describeRest({}, pickSaid(first), terms)],
    first.recordedByHost ? 'host' : 'guest',
    terms,
  );
  return [
    ...(isWhole ? [{ key: `${replyId}.first`, at, lines: opening }] : []),
    ...changes.map((change, index) => ({
      key: `${replyId}.${index}`,
      at: change.now,
      lines: describeChange(change, rest[index] ?? last, terms),
    })),
  ];
}

/** The fields that have lines of their own. */
function pickSaid({ companions, note, name, decideBy, answers, hidden }: RecordedReply) {
  return {
    companions,
    name,
    decideBy,
    answers,
    ...(note === '' ? {} : { note }),
    ...(hidden ? { hidden } : {}),
  };
}

/** A guest's history, the newest change first (behaviour 28.5). */
export function writeHistory(
  changes: readonly Change[],
  current: Current | null,
  terms: Terms,
): HistoryLine[] {
  const groups = Map.groupBy(changes, ({ replyId }) => replyId);
  if (current && !groups.has(current.replyId)) groups.set(current.replyId, []);
  return [...groups]
    .flatMap(([replyId, group]) => linesOfReply(replyId, group, { ...terms, current }))
    .toReversed();
}
