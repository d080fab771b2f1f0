/** What a guest is told when an answer cannot be taken. Nothing is stored then. */
export const messages = {
  unknownAnswer: 'Please choose Yes, No or Maybe.',
  unknownExtra: 'You can bring one more person, or nobody.',
  unanswered: 'Please say first whether you are attending.',
  notGoing: 'Only somebody who is coming can bring a person. Please choose Yes first.',
  namedByHost: 'This personal link carries your name already.',
  nameTooLong: 'Please use at most 200 characters for your name.',
  sendFailed: 'Your answer could not be sent. Check your connection and try again.',
} as const;
