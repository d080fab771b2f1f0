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
import type { ToldState } from '#app/features/told/schema.ts';
import { type ToldServices, listToldStates } from '#app/features/told/told-states.server.ts';
import { englishWords } from '#app/features/words/guest/guest-words.tsx';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { speak } from '#app/platform/language/say.ts';
import { mapInSlices } from '#app/platform/map-in-slices.server.ts';
import { buildPersonalLink } from '#app/platform/paths.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

const english = speak('en', () => null);

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
  guestHeadings.phone,
  guestHeadings.language,
];

function labelOf(reply: KeptReply | undefined, people: StoredInvitee['people']): string {
  if (!reply) return labelAnswer(undefined);
  const coming = countAnswersOf(reply.people)?.yes ?? 0;
  const household = people.length === 0 ? undefined : { coming, size: people.length };
  const { answer, extra, waiting } = reply;
  return labelAnswer({ answer, extra, household, waiting: waiting !== null });
}

/** An answer counts as told, unless later mail came back (behaviour 48.3). */
function describeTold(told: ToldState | undefined, hasAnswered: boolean): string {
  if (!told || (hasAnswered && told.state === 'none')) return hasAnswered ? 'Answered' : '';
  return told.words;
}

interface Row {
  guest: NewGuest;
  people: StoredInvitee['people'];
  reply: KeptReply | undefined;
  /** How the guest was told; '' for one of the open link. */
  told: string;
  link: string;
}

function toCells({ guest, people, reply, told, link }: Row, questions: readonly StoredQuestion[]) {
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
    written.phone,
    written.language,
    ...questions.map((question) =>
      formatAnswers(question, reply?.answers[question.id] ?? {}, people, englishWords),
    ),
    told,
    link,
  ];
}

/** Invitees in the host's order, then guests of the open link. No cell can become a formula (behaviour 33.8). */
export async function writeGuestsFile(
  services: ToldServices,
  invite: OwnedInvite,
  guestLink: string,
): Promise<string> {
  const { db } = services;
  const invitees = await listInvitees(db, invite.id);
  // Programs may read the file, so that it is in English for every host.
  const states = await inWordsOf(english, () =>
    listToldStates(services, { inviteId: invite.id, timeZone: invite.timeZone }, invitees),
  );
  const replies = await listReplies(db, invite.id);
  const labelsOf = await listLabelsOf(db, invite.id);
  const questions = [...invite.answerSettings.questions, ...invite.retiredQuestions];
  const byInvitee = new Map(replies.map((one) => [one.inviteeId, one.reply]));
  const invited = invitees.map(
    ({ id, token, companions, people, phone, language, ...one }): Row => {
      const own = companions === null ? {} : { companions };
      const called = phone === '' ? {} : { phone };
      const read = language === '' ? {} : { language };
      const guest = { ...one, ...called, ...read, people, labels: labelsOf.get(id) ?? [], ...own };
      const reply = byInvitee.get(id);
      const told = describeTold(states.get(id), reply !== undefined);
      return { guest, people, reply, told, link: buildPersonalLink(guestLink, token) };
    },
  );
  const open = replies
    .filter(({ inviteeId }) => inviteeId === null)
    .map(({ reply }): Row => {
      const guest = { name: reply.name || namelessGuest, email: '' };
      return { guest, people: [], reply, told: '', link: '' };
    });
  const lines = await mapInSlices([...invited, ...open], (row) =>
    writeCsvLine(toCells(row, questions)),
  );
  const heads = [...fixed, ...questions.map(({ title }) => title), 'Told', 'Personal link'];
  return joinCsvLines([writeCsvLine(heads), ...lines]);
}
