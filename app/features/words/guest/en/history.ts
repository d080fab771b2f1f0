/** What an answer was, and what it became: parts of a line that are told in small letters, one after the other. */
export const historyMessages = {
  pastGoing: 'going',
  pastGoingWith: '{count, plural, one {going, # person} other {going, # people}}',
  pastMaybe: 'maybe',
  pastDeclined: 'declined',
  pastWaiting:
    '{count, plural, one {on the waiting list, # person} other {on the waiting list, # people}}',
  pastOfPeople: '{state} ({names})',
  pastCameIn: 'came in from the waiting list: {state}',
  pastStillComing: 'still coming',
  pastConfirmed: 'confirmed the answer',
  pastBringing: 'bringing {names}',
  pastCompanionsRemoved: 'names of their guests removed',
  pastDecideBy: 'will decide by {day}',
  pastDecideByRemoved: 'date to decide by removed',
  pastName: 'name: {name}',
  pastNameRemoved: 'name removed',
  pastNote: 'note: {note}',
  pastNoteRemoved: 'note removed',
  pastQuote: '“{text}”',
  pastTakenBack: 'answer taken back',
  pastHidden: 'hidden from other guests',
  pastShown: 'shown to other guests',
  pastRemoved:
    '{who, select, guest {answer removed by guest} you {answer removed by you} other {answer removed by a host}}',
  pastRecorded: '{who, select, you {recorded by you} other {recorded by a host}}',
  pastFitted:
    '{who, select, you {after your change of the people or the questions} other {after a host’s change of the people or the questions}}',
} as const;
