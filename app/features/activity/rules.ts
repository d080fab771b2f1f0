import { say, texts } from '#app/platform/language/say.ts';
import { spot } from '#app/ui/text/with-elements.ts';

import type { ActivityEntry, ToldActivity } from './schema.ts';

/** Changes of one kind by one host with less time between them are one entry. */
export const togetherMs = 10 * 60 * 1000;

export const keptActivities = 200;

const describeEdit = (part: string, count: number, who: string) =>
  say(
    '{who} changed {part, select, eventName {the event name} partyType {the type} theme {the theme} dateTime {date and time} activity {the activities} guests {the guest list} answers {the answer settings} location {the location} message {the message} hostedBy {the hosts’ names} language {the language} picture {the picture} thanks {the thanks} words {the words in other languages} other {the invitation}}{count, plural, =1 {} one { (# time)} other { (# times)}}',
    { who, part: part === 'invitee' ? 'guests' : part, count },
  );

const plainSentences = texts({
  canceled: '{who} canceled the event',
  'took-place': '{who} said that the event took place',
  reinstated: '{who} took back the cancellation',
  deleted: '{who} deleted the event',
  restored: '{who} brought the event back',
  'answers-closed': '{who} closed answers',
  'answers-opened': '{who} reopened answers',
  'guests-expired': '{who} deleted guests and answers, because the event is long past',
  left: '{who} left the event',
  'owner-changed': '{who} became the owner because the previous owner’s account was deleted',
  imported: '{who} imported the event from a file',
});

const countedSentences = texts({
  'answer-recorded':
    '{who} recorded {count, plural, =1 {an answer} one {# answer} other {# answers}}',
  'answers-removed':
    '{who} removed {count, plural, =1 {an answer} one {# answer} other {# answers}}',
  'answers-restored':
    '{who} put back {count, plural, =1 {an answer} one {# answer} other {# answers}}',
  'answers-confirmed':
    '{who} counted {count, plural, =1 {an answer} one {# answer} other {# answers}} as confirmed',
  'guests-added': '{who} added {count, plural, =1 {a guest} one {# guest} other {# guests}}',
  'guests-removed': '{who} removed {count, plural, =1 {a guest} one {# guest} other {# guests}}',
  'guests-restored': '{who} put back {count, plural, =1 {a guest} one {# guest} other {# guests}}',
  'guest-edited': '{who} corrected {count, plural, =1 {a guest} one {# guest} other {# guests}}',
  'member-removed': '{who} removed {count, plural, =1 {a member} one {# member} other {# members}}',
  'mail-withdrawn':
    '{who} took back {count, plural, =1 {a message} one {# message} other {# messages}}',
});

const mailSentences = texts({
  invitation:
    '{who} sent {count, plural, =1 {an invitation} one {# invitation} other {# invitations}}',
  reminder: '{who} sent {count, plural, =1 {a reminder} one {# reminder} other {# reminders}}',
  other: '{who} sent {count, plural, =1 {a message} one {# message} other {# messages}}',
});
/** A sentence with a spot `who` for the host who did it (behaviour 34.12). */
export function describeActivity({ kind, part, count }: ActivityEntry): string {
  const who = spot('who');
  switch (kind) {
    case 'edited':
      return describeEdit(part, count, who);
    case 'joined':
      return part === 'door'
        ? say('{who} joined to help at the door', { who })
        : say('{who} joined as co-host', { who });
    case 'mail-sent':
      return part === 'invitation' || part === 'reminder'
        ? say(mailSentences[part], { who, count })
        : say(mailSentences.other, { who, count });
    case 'answer-recorded':
    case 'answers-removed':
    case 'answers-restored':
    case 'answers-confirmed':
    case 'guests-added':
    case 'guests-removed':
    case 'guests-restored':
    case 'guest-edited':
    case 'member-removed':
    case 'mail-withdrawn':
      return say(countedSentences[kind], { who, count });
    default:
      return say(plainSentences[kind], { who });
  }
}

export function nameActor({ by, kind, isOwn }: ActivityEntry): string {
  if (isOwn) return say('You¦who did it');
  return by ?? (kind === 'guests-expired' ? 'Festoon' : say('Somebody'));
}

export const tellActivity = (entry: ActivityEntry): ToldActivity => ({
  id: entry.id,
  kind: entry.kind,
  part: entry.part,
  at: entry.at,
  who: nameActor(entry),
  what: describeActivity(entry),
});
