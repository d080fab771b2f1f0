import type { AnswerLabel, Mark } from '#app/features/guests/guest-row.ts';
import type { Neighbors } from '#app/features/guests/list/guest-list.server.ts';
import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import type { HistoryLine } from '#app/features/rsvp/history/history-lines.ts';
import type { Answer, Reply } from '#app/features/rsvp/reply.ts';
import type { ToldState } from '#app/features/told/schema.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { texts } from '#app/platform/language/say.ts';

export type EditableReply = Pick<
  Reply,
  'answer' | 'people' | 'extra' | 'companions' | 'note' | 'decideBy' | 'answers'
>;

/** For the hosts of the event only. */
export interface GuestCardView {
  id: string;
  name: string;
  /** As it is stored, '' for a guest of the open link who gave none: `name` then stands for one (behaviour 49.98). */
  ownName: string;
  email: string;
  /** In E.164, '' for none; null for a guest of the open link, who cannot have one. */
  phone: string | null;
  /** '' for the event's; null for a guest of the open link, whose page has the event's or their own choice. */
  language: Language | '' | null;
  /** The event's. */
  eventLanguage: Language;
  /** Null for a guest of the open link. */
  told: ToldState | null;
  /** Null for a guest of the open link. `message` is the ready text of an invitation. */
  link: { url: string; qr: QrCode; message: string } | null;
  /** Null for a guest of the open link, who cannot have labels. */
  labels: readonly string[] | null;
  knownLabels: LabelCount[];
  /** A host's own note; null for a guest of the open link, who cannot have one. */
  hostNote: string | null;
  /** Who comes before and after on the list from which the host came. */
  neighbors: Neighbors;
  people: Person[];
  /** The questions that are asked, and retired ones that this guest has answered. */
  questions: StoredQuestion[];
  reply: EditableReply | null;
  /** What is asked of the kitchen, in words. */
  kitchen: string[];
  /** When the answer was given or last changed; null without one. */
  version: number | null;
  label: AnswerLabel;
  marks: Mark[];
  /** Null if the guest answered. */
  recordedBy: Recorder | null;
  /** The required questions without an answer, each with the person who has not answered. */
  missing: { question: string; person: string }[];
  history: HistoryLine[];
}

export const answerWords = texts({
  yes: 'Going',
  maybe: 'Maybe',
  no: 'Declined',
}) satisfies Record<Answer, string>;
