/** Texts of a saved event that no draft has, in UTF-16 units. */
export const longest = {
  cancellation: 2000,
  thanks: 1000,
  /** All words in further languages, as JSON. */
  ownWords: 300_000,
} as const;
