import type { AnswerLabel, Mark } from '#app/features/guests/guest-row.ts';
import type { Neighbors } from '#app/features/guests/list/guest-list.server.ts';
import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Person, StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import type { MailState } from '#app/features/mail/schema.ts';
import type { HistoryLine } from '#app/features/rsvp/history/history-lines.ts';
import type { Answer, Reply } from '#app/features/rsvp/reply.ts';

export type EditableReply = Pick<
  Reply,
  'answer' | 'people' | 'extra' | 'companions' | 'note' | 'decideBy' | 'answers'
>;

/** For the hosts of the event only. */
export interface GuestCardView {
  id: string;
  name: string;
  email: string;
  /** Of the latest mail; null for a guest of the open link, and without a mail server. */
  mail: MailState | null;
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

export const answerWords: Record<Answer, string> = {
  yes: 'Going',
  maybe: 'Maybe',
  no: 'Declined',
};
