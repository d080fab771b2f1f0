/** Why a guest's form was refused, or a part of it. */
export const errorMessages = {
  errorUnknownAnswer: 'Please choose Yes, No or Maybe.',
  errorCompanions:
    '{limit, plural, =1 {You can bring one more person, or nobody.} one {You can bring up to # people.} other {You can bring up to # people.}}',
  errorUnanswered: 'Please say first whether you are attending.',
  errorNotGoing: 'Please choose Yes first, then say whom you bring.',
  errorNamedByHost: 'Your link has your name already.',
  errorNameTooLong: 'Please use at most 200 characters for your name.',
  errorChanged: 'Somebody just changed this answer. Here it is.',
  errorUninvited:
    'Your host changed the guest list, so your link no longer works and your answer was not saved. You can answer again here and add your name.',
  errorMissing: 'This invitation no longer exists, so your answer was not saved.',
  errorClosed:
    'Your host has closed answers, so nothing was changed. Please tell your host directly if your plans change.',
  errorTooLate:
    'The date for answers has passed, so nothing was changed. Please tell your host directly if your plans change.',
  errorCanceled: 'This event is canceled, so nothing was changed. Nothing to do.',
  errorOver: 'This event is over, so nothing was changed. Your host can still record your answer.',
  errorFull: 'There are not enough places left, so your yes was not saved.',
  errorNoCompanions: 'Your host has room for you alone this time.',
  errorNoSeatForCompanion: 'You’re in. There’s no room left for one more.',
  errorNoSeatForPerson:
    'There’s no room left for one more of you. Everybody who had a place keeps it.',
  errorNobodyComing: 'If none of you can come, please choose No. Your answer is as it was.',
  errorUnknownPerson:
    'Your host changed the names in your group. Who’s coming? Your answer is safe.',
  errorNotMaybe: 'A date to decide by goes with Maybe. Please choose Maybe first.',
  errorDecidesInPast: 'Please choose a day to decide by that is still to come. The rest is saved.',
  errorDecidesAfter:
    'Please choose a day to decide by that is not after the event. The rest is saved.',
  errorNoDate: 'Please enter a date that exists.',
  errorNoteTooLong: 'Please use at most 2,000 characters for your note. The rest is saved.',
  errorUnknownQuestion: 'Your host no longer asks one of these questions. The rest is saved.',
  errorUnknownChoice: 'Your host has changed the choices of a question. Please choose again.',
  errorAnswerTooLong: 'An answer is too long. Please shorten it. The rest is saved.',
  errorNotNumber: 'Please enter a number, such as 2.',
  errorUnstorable:
    'Some characters in this text cannot be saved. Please remove them and try again.',
  errorUnreadable: 'Something in this form cannot be read. Please reload the page and try again.',
  errorTooManyNew:
    'Many new answers to this invitation came from your network today, so this one was not saved. Please use the personal link that your host can send you, or answer from another network.',
  errorTooMany: 'Too many attempts. Please wait and try again.',
  errorSendFailed: 'That didn’t go out. Check your connection and try again.',
} as const;
