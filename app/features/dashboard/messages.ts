/** The messages for refused actions of the dashboard. A refused action stores nothing. */
export const messages = {
  unknownSelection: 'Please select answers that came over the guest link.',
  nameMissing: 'Please type a name, or choose somebody from your list.',
  nameTooLong: 'Please use at most 200 characters for the name.',
  unknownRecording: 'Please choose one of the answers offered.',
  guestGone:
    'This guest is no longer on your list, so no answer was recorded. The list is up to date now.',
} as const;
