/** What a guest is told when an answer cannot be taken. Nothing is stored then. */
export const messages = {
  unknownAnswer: 'Please choose Yes, No or Maybe.',
  unknownExtra: 'You can bring one more person, or nobody.',
  unanswered: 'Please say first whether you are attending.',
  notGoing: 'Only somebody who is coming can bring a person. Please choose Yes first.',
  namedByHost: 'This personal link carries your name already.',
  nameTooLong: 'Please use at most 200 characters for your name.',
  uninvited:
    'Your host has changed the guest list, so this personal link is no longer valid and your answer was not stored. You can answer again here and add your name.',
  missing: 'This invitation is no longer there, so your answer was not stored.',
  tooMany: 'Too many attempts. Please wait and try again.',
  sendFailed: 'Your answer could not be sent. Check your connection and try again.',
} as const;

/** What a host is told when a guest's answer cannot be recorded. Nothing is stored then. */
export const hostMessages = {
  unknownRecording: 'Please choose one of the answers offered.',
  gone: 'This guest is no longer on your list, so no answer was recorded. The list is up to date now.',
} as const;
