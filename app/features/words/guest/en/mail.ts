/** Mail, and texts that hosts send by phone. */
export const mailMessages = {
  // Each kind of mail.
  mailInvitedSubject: '{what, select, none {You’re invited} other {You’re invited: {event}}}',
  mailInvitedHeading: '{who, select, none {You’re invited} other {{name}, you’re invited}}',
  mailReminderSubject:
    '{who, select, none {Can you come to {event}?} other {Can you come, {name}?}}',
  mailReminderHeading: '{who, select, none {Can you come?} other {{name}, can you come?}}',
  mailReminderLead:
    '{who, select, none {Your host would love to know. You haven’t answered yet.} other {{host} would love to know. You haven’t answered yet.}}',
  mailTomorrowSubject: 'Tomorrow: {event}',
  mailTomorrowHeading: '{who, select, none {See you tomorrow} other {{name}, see you tomorrow}}',
  mailPlansChanged: 'Plans changed?',
  mailChangeSubject: 'New {facts}: {event}',
  mailChangeHeading: '{who, select, none {Plans have changed} other {{name}, plans have changed}}',
  mailFactTitle: 'title',
  mailFactTime: 'time',
  mailFactPlace: 'location',
  mailFactDetails: 'details',
  mailMessageSubject: 'About {event}',
  mailMessageHeading:
    '{who, select, none {A message from Your host} other {A message from {host}}}',
  mailCanceledSubject: 'Canceled: {event}',
  mailCanceledHeading: 'This event is canceled',
  mailNothingToDo: 'Nothing to do.',
  mailTakesOut: 'Nothing to do. The attached file takes it out of your calendar.',
  mailPromotedSubject: 'You’re in: {event}',
  mailPromotedHeading: '{who, select, none {You’re in} other {{name}, you’re in}}',
  mailPlaceOpened: 'A place opened up.',
  mailPlacesOpened:
    '{count, plural, =1 {A place opened up.} one {A place opened up for all # of you.} other {A place opened up for all # of you.}}',
  mailGoingSubject: 'You’re going: {event}',
  mailGoingHeading: '{who, select, none {You’re going} other {{name}, you’re going}}',
  mailAnswerIsIn:
    '{count, plural, =1 {Your answer is in.} one {Your answer is in, for # people.} other {Your answer is in, for # people.}}',
  mailConfirmSubject: 'Confirm your address: {event}',
  mailConfirmPreheader: 'One press, and you get the calendar file, changes and reminders.',
  mailConfirmHeading: 'Is this your address?',
  mailConfirmLead:
    'Somebody asked us to send the calendar file, changes and reminders of this event here.',
  mailConfirmButton: 'Confirm this address',
  mailNotYou: 'Wasn’t you? Ignore this mail.',
  mailThanksSubject: 'Thank you for coming',
  mailThanksPhotos: 'See the photos: {link}',
  // What several kinds have.
  mailOpens: 'Opens your invitation. One press there sends your answer.',
  mailOpenInvitation: 'Open your invitation',
  mailDirections: 'Get directions',
  mailHostedBy: 'Hosted by',
  mailTitleLabel: 'Title',
  mailNoTitle: 'No title',
  mailOurEvent: 'our event',
  mailLabeled: '{label}: {text}',
  mailWas: '(was: {before})',
  mailAndAll: '{name} and all of you',
  mailNames: '{names}',
  // The foot.
  mailFileAttached: 'The calendar file is attached.',
  mailLinkIsYours: 'This link is just for you.',
  mailRepliesToHost:
    '{who, select, none {If you reply to this mail, it goes to your host.} other {If you reply to this mail, it goes to {host}.}}',
  mailNoReplies:
    '{who, select, none {Please don’t reply to this mail: your host won’t get it.} other {Please don’t reply to this mail: {host} won’t get it.}}',
  mailLeaveNote: 'You can leave a note with your answer.',
  mailReachUsual: 'Reach them as you usually do.',
  mailReachAt: 'Reach them at {contact}',
  mailSentBy:
    '{who, select, none {Sent by your host with Festoon.} other {Sent by {host} with Festoon.}}',
  mailFrom: '{who, select, none {Your host via {site}} other {{host} via {site}}}',
  mailYourHost: 'Your host',
  mailStored: 'What is stored about you',
  mailStop: 'Stop mail about this event',
  // Texts that hosts send by phone, as in a messenger. The link comes last.
  textInvite:
    '{what, select, none {Hi {name}! We’re having a party. Here is your invitation: {link}} other {Hi {name}! We’re having a party, {facts}. Here is your invitation: {link}}}',
  textInviteSolemn:
    '{what, select, none {Hi {name}. Here are the details: {link}} other {Hi {name}. {facts}. Here are the details: {link}}}',
  textRemind:
    '{what, select, none {Hi {name}! Can you come? One tap is enough: {link}} other {Hi {name}! Can you come on {day}? One tap is enough: {link}}}',
  textRemindSolemn:
    '{what, select, none {Hi {name}. Can you come? You can answer here: {link}} other {Hi {name}. Can you come on {day}? You can answer here: {link}}}',
  textChange:
    '{what, select, none {{title} has a new {parts}. Still coming? {link}} other {{title} has a new {parts}: {facts}. Still coming? {link}}}',
  textPlan: 'plan',
  textCanceled: '{title} is canceled.',
  textThanks: 'Thank you for coming!',
  textThanksSolemn: 'Thank you for being there.',
  textPhotos: 'Photos: {link}',
} as const;
