import type { ActivityEntry, ToldActivity } from './schema.ts';

/** Changes of one kind by one host with less time between them are one entry. */
export const togetherMs = 10 * 60 * 1000;

export const keptActivities = 200;

const partNames: Readonly<Record<string, string>> = {
  eventName: 'the event name',
  partyType: 'the type',
  theme: 'the theme',
  dateTime: 'date and time',
  activity: 'the activities',
  invitee: 'the guest list',
  answers: 'the answer settings',
  location: 'the location',
  message: 'the message',
  hostedBy: 'the hosts’ names',
  picture: 'the picture',
  thanks: 'the thanks',
};

const countThings = (count: number, one: string, many: string) =>
  count === 1 ? one : `${count.toLocaleString('en')} ${many}`;

const countAnswers = (count: number) => countThings(count, 'an answer', 'answers');

function countMail(kind: string, count: number): string {
  switch (kind) {
    case 'invitation':
      return countThings(count, 'an invitation', 'invitations');
    case 'reminder':
      return countThings(count, 'a reminder', 'reminders');
    default:
      return countThings(count, 'a message', 'messages');
  }
}

const plainWords = {
  canceled: 'canceled the event',
  'took-place': 'said that the event took place',
  reinstated: 'took back the cancellation',
  deleted: 'deleted the event',
  restored: 'brought the event back',
  'answers-closed': 'closed answers',
  'answers-opened': 'reopened answers',
  'guests-expired': 'deleted guests and answers, because the event is long past',
  left: 'left the event',
  'owner-changed': 'became the owner because the previous owner’s account was deleted',
  imported: 'imported the event from a file',
} as const satisfies Partial<Record<ActivityEntry['kind'], string>>;

/** Words that follow the name of the host who did it (behaviour 34.12). */
export function describeActivity({ kind, part, count }: ActivityEntry): string {
  switch (kind) {
    case 'edited': {
      const times = count === 1 ? '' : ` (${count} times)`;
      return `changed ${partNames[part] ?? 'the invitation'}${times}`;
    }
    case 'answer-recorded':
      return `recorded ${countAnswers(count)}`;
    case 'answers-removed':
      return `removed ${countAnswers(count)}`;
    case 'answers-restored':
      return `put back ${countAnswers(count)}`;
    case 'answers-confirmed':
      return `counted ${countAnswers(count)} as confirmed`;
    case 'guests-added':
      return `added ${countThings(count, 'a guest', 'guests')}`;
    case 'guests-removed':
      return `removed ${countThings(count, 'a guest', 'guests')}`;
    case 'guests-restored':
      return `put back ${countThings(count, 'a guest', 'guests')}`;
    case 'guest-edited':
      return `corrected ${countThings(count, 'a guest', 'guests')}`;
    case 'joined':
      return part === 'door' ? 'joined to help at the door' : 'joined as co-host';
    case 'member-removed':
      return `removed ${countThings(count, 'a member', 'members')}`;
    case 'mail-sent':
      return `sent ${countMail(part, count)}`;
    case 'mail-withdrawn':
      return `took back ${countThings(count, 'a message', 'messages')}`;
    default:
      return plainWords[kind];
  }
}

export function nameActor({ by, kind, isOwn }: ActivityEntry): string {
  if (isOwn) return 'You';
  return by ?? (kind === 'guests-expired' ? 'Festoon' : 'Somebody');
}

export const tellActivity = (entry: ActivityEntry): ToldActivity => ({
  id: entry.id,
  kind: entry.kind,
  part: entry.part,
  at: entry.at,
  who: nameActor(entry),
  what: describeActivity(entry),
});
