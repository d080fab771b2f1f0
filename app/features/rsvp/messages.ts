export const messages = {
  unknownAnswer: 'Please choose Yes, No or Maybe.',
  unknownExtra: 'You can bring one more person, or nobody.',
  unanswered: 'Please say first whether you are attending.',
  notGoing: 'Only somebody who is coming can bring a person. Please choose Yes first.',
  namedByHost: 'This personal link carries your name already.',
  nameTooLong: 'Please use at most 200 characters for your name.',
  changed: 'Somebody just changed this answer. Here it is.',
  uninvited:
    'Your host has changed the guest list, so this personal link is no longer valid and your answer was not stored. You can answer again here and add your name.',
  missing: 'This invitation no longer exists, so your answer was not stored.',
  closed:
    'Your host has closed answers, so nothing was changed. Please tell your host directly if your plans change.',
  tooLate:
    'The date for answers has passed, so nothing was changed. Please tell your host directly if your plans change.',
  canceled: 'This event is canceled, so nothing was changed. There is nothing to do.',
  full: 'There are not enough places left, so your yes was not stored.',
  noCompanions: 'Your host has room for you alone this time.',
  noSeatForCompanion: 'You’re in. There’s no room left for one more.',
  noSeatForPerson:
    'There is no place left for one more of you. Everybody who had a place keeps it.',
  nobodyComing: 'If none of you can come, please choose No. Your answer is as it was.',
  unknownPerson: 'Your host changed the names in your group. Who’s coming? Your answer is safe.',
  notMaybe: 'A date to decide by goes with Maybe. Please choose Maybe first.',
  decidesInPast: 'Please choose a day to decide by that is still to come. The rest is stored.',
  decidesAfter: 'Please choose a day to decide by that is not after the event. The rest is stored.',
  noteTooLong: 'Please use at most 2,000 characters for your note. The rest is stored.',
  unknownQuestion: 'Your host no longer asks one of these questions. The rest is stored.',
  unknownChoice: 'Your host has changed the choices of a question. Please choose again.',
  answerTooLong: 'An answer is too long. Please shorten it. The rest is stored.',
  notNumber: 'Please enter a number, such as 2.',
  unreadable: 'Something in this form cannot be read. Please reload the page and try again.',
  tooManyNew:
    'Many new answers to this invitation came from your network today, so this one was not stored. Please use the personal link that your host can send you, or answer from another network.',
  tooMany: 'Too many attempts. Please wait and try again.',
  sendFailed: 'That didn’t go out. Check your connection and try again.',
} as const;
