import { isolateText } from '#app/platform/text.ts';

export const messages = {
  unknownSelection: 'Please select the guests again.',
  tooManyLabels: 'An event has at most 50 labels, so this one was not added.',
  listFull: 'The list is full at 10,000 guests.',
  nameMissing: 'Please type a name, or choose somebody from your list.',
  nameTooLong: 'Please use at most 200 characters for the name.',
  unknownRecording: 'Please choose one of the answers offered.',
  guestGone: 'This guest isn’t on the list any more. Nothing recorded.',
  changedMeanwhile:
    'Somebody just changed this answer. Nothing was overwritten: press Cancel to see it.',
  newerThanSeen: 'Somebody just changed this answer, so it was not removed. Here it is.',
  unansweredYet: 'This guest’s answer is gone, so nothing was recorded. Please choose again.',
  cardUnread: 'Couldn’t load this guest. Try again',
  guestUnknown: 'This guest isn’t on the list any more.',
} as const;

/** Refuses to overwrite a text that the host has not seen, and shows it; a second attempt replaces it. */
export const describeChanged = (what: 'address' | 'name', current: string) =>
  `Somebody just changed this ${what}: ${current === '' ? 'there is none' : `it is “${isolateText(current)}”`} now. Save again to replace it.`;
