import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { countLabel, isolateText } from '#app/platform/text.ts';

import { formatValue, nameOf } from '../answer-text.ts';
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
}

/** Who of a household gave its answer, if not everybody did: ' (Chiara, Marco)'. */
function describeWho({ answer, people: said }: Head, people: readonly Person[]): string {
  const all = Object.entries(said ?? {});
  const who = all
    .filter(([, one]) => one === answer)
    .map(([id]) => isolateText(nameOf(people, id)));
  return who.length === all.length ? '' : ` (${who.join(', ')})`;
}

const heads = ['answer', 'people', 'extra', 'waiting'] as const;

type Head = Pick<RecordedReply, 'answer' | 'people' | 'extra' | 'waiting'>;

/** Who comes: 'going, 4 people', 'going, 2 people (Chiara, Leo)', 'maybe', 'declined'. */
const describeHead = (reply: Head, { people }: Subjects) =>
  nameHead(reply) + describeWho(reply, people);

function nameHead(reply: Head): string {
  if (reply.answer !== 'yes') return reply.answer === 'maybe' ? 'maybe' : 'declined';
  const count = countSeats(reply);
  if (reply.waiting !== null)
    return `on the waiting list, ${countLabel(count, 'person', 'people')}`;
  return count === 1 ? 'going' : `going, ${count} people`;
}

const quote = (text: string) =>
  `“${isolateText(text.length > 200 ? `${text.slice(0, 199)}…` : text)}”`;

const ask = (title: string, who: string) =>
  isolateText(title) + (who === '' && /[?!.:]$/.test(title) ? '' : `${who}:`);

function describeQuestions(
  before: RecordedReply['answers'],
  after: RecordedReply['answers'],
  { people, questions }: Subjects,
): string[] {
  return questions.flatMap((question) => {
    const [was, is] = [before[question.id] ?? {}, after[question.id] ?? {}];
    const persons = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return persons
      .filter((person) => JSON.stringify(was[person]) !== JSON.stringify(is[person]))
      .map((person) => {
        const value = is[person];
        const text =
          value === undefined ? 'answer taken back' : quote(formatValue(question, value));
        const who = person === '' ? '' : ` (${isolateText(nameOf(people, person))})`;
        return `${ask(question.title, who)} ${text}`;
      });
  });
}

/** The texts that a change has emptied, except those that another answer or fewer people imply. */
function listCleared(before: Partial<RecordedReply>, after: Partial<RecordedReply>): string[] {
  const isHead = heads.some((key) => key in after);
  const hadNames = before.companions?.some((one) => one !== '') ?? false;
  const hasNames = after.companions?.some((one) => one !== '') ?? true;
  return [
    ...(hadNames && !hasNames && !isHead ? ['names of their guests removed'] : []),
    ...(before.decideBy && after.decideBy === '' && !isHead ? ['date to decide by removed'] : []),
    ...(before.name && after.name === '' ? ['name removed'] : []),
  ];
}

/** All lines for a change but the one about who comes. */
function describeRest(
  before: Partial<RecordedReply>,
  after: Partial<RecordedReply>,
  subjects: Subjects,
): string[] {
  const { companions, note, name, decideBy, hidden, answers } = after;
  const named = companions?.filter((one) => one !== '') ?? [];
  return [
    ...(named.length > 0 ? [`bringing ${named.map(isolateText).join(', ')}`] : []),
    ...(decideBy ? [`will decide by ${formatDate(decideBy)}`] : []),
    ...(name ? [`name: ${isolateText(name)}`] : []),
    ...listCleared(before, after),
    ...(note === undefined ? [] : [note === '' ? 'note removed' : `note: ${quote(note)}`]),
    ...(answers ? describeQuestions(before.answers ?? {}, answers, subjects) : []),
    ...(hidden === undefined
      ? []
      : [hidden ? 'hidden from other guests' : 'shown to other guests']),
  ];
}

function describeChange(
  { by, before, after }: Change,
  reply: RecordedReply,
  { subjects, recorder }: Pick<Terms, 'subjects' | 'recorder'>,
): readonly string[] {
  if (after === null) return [`answer removed by ${by === 'guest' ? 'guest' : recorder}`];
  if (by === 'list') return [`came in from the waiting list: ${describeHead(reply, subjects)}`];
  const isHead = heads.some((key) => key in after);
  const parts = [
    ...(isHead ? [describeHead(reply, subjects)] : 'confirmedAt' in after ? ['still coming'] : []),
    ...describeRest(before, after, subjects),
  ];
  return withAuthor(parts.length > 0 ? parts : ['confirmed the answer'], by, recorder);
}

/** Adds the author. A change that only fits an answer to the event keeps the guest as its author. */
function withAuthor(lines: readonly string[], by: Change['by'], recorder: Recorder) {
  if (by === 'host') return [...lines, `recorded by ${recorder}`];
  if (by !== 'edit') return lines;
  const whose = recorder === 'you' ? 'your' : 'a host’s';
  return [...lines, `after ${whose} change of the people or the questions`];
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
  { current, subjects, createdAt, mostChanges, recorder }: Terms & { current: Current | null },
): HistoryLine[] {
  const isNow = current?.replyId === replyId;
  // The last change of a removed reply contains the whole reply.
  const last = isNow ? current.reply : (changes.at(-1)?.before as RecordedReply);
  const [first = last, ...rest] = replay(changes, last);
  const at = createdAt(replyId);
  const isWhole = at !== null && changes.length < mostChanges;
  const opening = withAuthor(
    [describeHead(first, subjects), ...describeRest({}, pickSaid(first), subjects)],
    first.recordedByHost ? 'host' : 'guest',
    recorder,
  );
  return [
    ...(isWhole ? [{ key: `${replyId}.first`, at, lines: opening }] : []),
    ...changes.map((change, index) => ({
      key: `${replyId}.${index}`,
      at: change.now,
      lines: describeChange(change, rest[index] ?? last, { subjects, recorder }),
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
