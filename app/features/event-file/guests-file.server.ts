import type { NewGuest } from '#app/features/guest-lists/formats/line-extras.ts';
import {
  guestHeadings,
  joinCsvLines,
  writeCsvLine,
  writeGuestCells,
} from '#app/features/guest-lists/formats/write-csv.ts';
import { labelAnswer } from '#app/features/guests/guest-row.ts';
import type { StoredInvitee, StoredQuestion } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { formatAnswers } from '#app/features/rsvp/answer-text.ts';
import { countAnswersOf } from '#app/features/rsvp/reply/household-rules.ts';
import { listReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import type { KeptReply } from '#app/features/rsvp/reply/kept-reply.ts';
import { countTakenBy } from '#app/features/rsvp/reply/seat-rules.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { buildPersonalLink } from '#app/platform/paths.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

const fixed = [
  guestHeadings.name,
  guestHeadings.email,
  'Answer',
  'People coming',
  guestHeadings.people,
  'Companions',
  'Note',
  'Answered',
  guestHeadings.labels,
  guestHeadings.companions,
];

function labelOf(reply: KeptReply | undefined, people: StoredInvitee['people']): string {
  if (!reply) return labelAnswer(undefined);
  const coming = countAnswersOf(reply.people)?.yes ?? 0;
  const household = people.length === 0 ? undefined : { coming, size: people.length };
  const { answer, extra, waiting } = reply;
  return labelAnswer({ answer, extra, household, waiting: waiting !== null });
}

interface Row {
  guest: NewGuest;
  people: StoredInvitee['people'];
  reply: KeptReply | undefined;
  link: string;
}

function toCells({ guest, people, reply, link }: Row, questions: readonly StoredQuestion[]) {
  const written = writeGuestCells(guest);
  return [
    written.name,
    written.email,
    labelOf(reply, people),
    countTakenBy(reply ?? null),
    written.people,
    reply?.companions.filter(Boolean).join(', ') ?? '',
    reply?.note ?? '',
    reply ? new Date(reply.updatedAt).toISOString() : '',
    written.labels,
    written.companions,
    ...questions.map((question) =>
      formatAnswers(question, reply?.answers[question.id] ?? {}, people),
    ),
    link,
  ];
}

/** Invitees in the host's order, then guests of the open link. No cell can become a formula (behaviour 33.8). */
export async function writeGuestsFile(
  db: Db,
  invite: OwnedInvite,
  guestLink: string,
): Promise<string> {
  const invitees = await listInvitees(db, invite.id);
  const replies = await listReplies(db, invite.id);
  const labelsOf = await listLabelsOf(db, invite.id);
  const questions = [...invite.answerSettings.questions, ...invite.retiredQuestions];
  const byInvitee = new Map(replies.map((one) => [one.inviteeId, one.reply]));
  const invited = invitees.map(({ id, token, companions, people, ...one }): Row => {
    const own = companions === null ? {} : { companions };
    const guest = { ...one, people, labels: labelsOf.get(id) ?? [], ...own };
    return { guest, people, reply: byInvitee.get(id), link: buildPersonalLink(guestLink, token) };
  });
  const open = replies
    .filter(({ inviteeId }) => inviteeId === null)
    .map(({ reply }): Row => {
      const guest = { name: reply.name || namelessGuest, email: '' };
      return { guest, people: [], reply, link: '' };
    });
  const lines = await mapInSlices([...invited, ...open], (row) =>
    writeCsvLine(toCells(row, questions)),
  );
  const heads = [...fixed, ...questions.map(({ title }) => title), 'Personal link'];
  return joinCsvLines([writeCsvLine(heads), ...lines]);
}
