/** The party types of spec §9, in the spec's order. */
export const partyTypes = [
  'Birthday Party',
  'Dinner Party',
  'Brunch Party',
  'Night Party',
  'Pool Party',
  'Graduation Party',
  'Baby Shower',
  'Housewarming',
] as const;

/** Five titles for a host without one (spec §2, Event name). */
export const sampleTitles = [
  'Thirty, Flirty & Still Dancing',
  'Supper Under the Stars',
  'Cake First, Questions Later',
  'The Keys Are Ours: Come See!',
  'One Last Splash of Summer',
] as const;
