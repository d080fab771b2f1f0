import type { ActivityEntry } from './schema.ts';

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

/** Words that follow the name of the host who did it (behaviour 34.12). */
export function describeActivity({ kind, part, count }: ActivityEntry): string {
  switch (kind) {
    case 'edited': {
      const times = count === 1 ? '' : ` (${count} times)`;
      return `changed ${partNames[part] ?? 'the invitation'}${times}`;
    }
    case 'canceled':
      return 'canceled the event';
    case 'reinstated':
      return 'took back the cancellation';
    case 'deleted':
      return 'deleted the event';
    case 'restored':
      return 'brought the event back';
    case 'answers-closed':
      return 'closed answers';
    case 'answers-opened':
      return 'reopened answers';
    case 'answer-recorded':
      return `recorded ${countAnswers(count)}`;
    case 'answers-removed':
      return `removed ${countAnswers(count)}`;
    case 'answers-restored':
      return `put back ${countAnswers(count)}`;
    case 'guests-added':
      return `added ${countThings(count, 'a guest', 'guests')}`;
    case 'guests-removed':
      return `removed ${countThings(count, 'a guest', 'guests')}`;
    case 'guests-restored':
      return `put back ${countThings(count, 'a guest', 'guests')}`;
    case 'guest-edited':
      return `corrected ${countThings(count, 'a guest', 'guests')}`;
    case 'guests-expired':
      return 'deleted guests and answers, because the event is long past';
    case 'joined':
      return part === 'door' ? 'joined to help at the door' : 'joined as co-host';
    case 'left':
      return 'left the event';
    case 'member-removed':
      return `removed ${countThings(count, 'a member', 'members')}`;
    case 'owner-changed':
      return 'became the owner because the previous owner’s account was deleted';
    case 'imported':
      return 'imported the event from a file';
    case 'mail-sent':
      return `sent ${countMail(part, count)}`;
    case 'mail-withdrawn':
      return `took back ${countThings(count, 'a message', 'messages')}`;
  }
}

export function nameActor({ by, kind, isOwn }: ActivityEntry): string {
  if (isOwn) return 'You';
  return by ?? (kind === 'guests-expired' ? 'Festoon' : 'Somebody');
}
