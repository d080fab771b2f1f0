/** The messages for refused answers. A refused answer is not stored. */
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
  closed:
    'Your host has closed answers, so nothing was changed. Please tell your host directly if your plans change.',
  tooManyNew:
    'Many new answers to this invitation came from your network today, so this one was not stored. Please use the personal link that your host can send you, or answer from another network.',
  tooMany: 'Too many attempts. Please wait and try again.',
  sendFailed: 'Your answer could not be sent. Check your connection and try again.',
} as const;

/** How a stored answer reads to its guest: the answer, and what is said with it. */
export const statusWords = {
  yes: { status: 'You’re going', more: 'See you there!' },
  no: { status: 'You’re not going', more: 'Thanks for letting us know.' },
  maybe: { status: 'You might come', more: 'You can change your answer at any time.' },
  /** In place of what is said with a yes. */
  companion: 'You’re bringing one more. See you there!',
} as const;
