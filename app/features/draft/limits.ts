/** The largest and smallest sizes that the parts of an invitation may have. */
export const limits = {
  titleMin: 2,
  titleMax: 100,
  location: 200,
  listEntries: 50,
  listEntry: 100,
  invitees: 10_000,
  inviteeName: 200,
  inviteeEmail: 320,
  message: 20_000,
  hostedBy: 200,
  /** People of one household. */
  people: 20,
  companions: 10,
  places: 100_000,
  contact: 320,
  questions: 20,
  questionTitle: 200,
  questionChoices: 30,
  questionChoice: 100,
} as const;
