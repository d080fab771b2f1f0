import Papa from 'papaparse';

import { buildPersonalLink } from '#app/features/guests/personal-link.ts';
import type { StoredInvitee } from '#app/features/invite/schema.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { type OwnedReply, listReplies } from '#app/features/rsvp/reply/kept-replies.server.ts';
import type { KeptReply } from '#app/features/rsvp/reply/kept-reply.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { listLabelsOf } from '../bulk/labels-store.server.ts';
import { formatAnswers } from '../guest-card/answer-text.ts';
import { labelAnswer } from '../guest-list/guest-row.ts';

/** Excel takes a file without it for one of an old code page. */
const byteOrderMark = '\ufeff';

const fixed = [
  'Name',
  'Email',
  'Answer',
  'People coming',
  'Group',
  'Companions',
  'Note',
  'Answered',
  'Labels',
];

function countComing({ answer, extra, people, waiting }: KeptReply): number {
  if (answer !== 'yes' || waiting !== null) return 0;
  const named = people === null ? 1 : Object.values(people).filter((one) => one === 'yes').length;
  return named + extra;
}

function labelOf(reply: KeptReply | undefined, people: StoredInvitee['people']): string {
  if (!reply) return labelAnswer(undefined);
  const coming = Object.values(reply.people ?? {}).filter((one) => one === 'yes').length;
  const household = people.length === 0 ? undefined : { coming, size: people.length };
  const { answer, extra, waiting } = reply;
  return labelAnswer({ answer, extra, household, waiting: waiting !== null });
}

/**
 * The guests of an event for a spreadsheet: invitees in the host's order, then guests of the open link. No cell can
 * become a formula (behaviour 33.8).
 */
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
  const cells = (
    { name, email, people }: Pick<StoredInvitee, 'name' | 'email' | 'people'>,
    reply: KeptReply | undefined,
    labels: readonly string[] = [],
  ) => [
    name,
    email,
    labelOf(reply, people),
    reply ? countComing(reply) : 0,
    people.map((person) => person.name).join(', '),
    reply?.companions.filter(Boolean).join(', ') ?? '',
    reply?.note ?? '',
    reply ? new Date(reply.updatedAt).toISOString() : '',
    labels.join(', '),
    ...questions.map((question) =>
      formatAnswers(question, reply?.answers[question.id] ?? {}, people),
    ),
  ];
  const open = ({ reply }: OwnedReply) =>
    cells({ name: reply.name || 'Guest without a name', email: '', people: [] }, reply);
  const rows = [
    ...invitees.map((one) => [
      ...cells(one, byInvitee.get(one.id), labelsOf.get(one.id)),
      buildPersonalLink(guestLink, one.token),
    ]),
    ...replies.filter(({ inviteeId }) => inviteeId === null).map((one) => [...open(one), '']),
  ];
  const heads = [...fixed, ...questions.map(({ title }) => title), 'Personal link'];
  return byteOrderMark + Papa.unparse([heads, ...rows], { escapeFormulae: true });
}
