import { say, texts } from '#app/platform/language/say.ts';

export const messages = texts({
  addressMissing: 'Please enter a mail address.',
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
});

/** Refuses to overwrite a text that the host has not seen, and shows it; a second attempt replaces it. */
export const describeChanged = (what: 'address' | 'name' | 'number', current: string) =>
  current === ''
    ? say(
        '{what, select, address {Somebody just changed this address: there is none now. Save again to replace it.} name {Somebody just changed this name: there is none now. Save again to replace it.} other {Somebody just changed this number: there is none now. Save again to replace it.}}',
        { what },
      )
    : say(
        '{what, select, address {Somebody just changed this address: it is “{current}” now. Save again to replace it.} name {Somebody just changed this name: it is “{current}” now. Save again to replace it.} other {Somebody just changed this number: it is “{current}” now. Save again to replace it.}}',
        { what, current },
      );
