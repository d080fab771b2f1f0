/** The message while the database cannot be reached. */
export const unavailable = 'We cannot reach our data at the moment. Please try again.';

/** The message after an unexpected failure. */
export const unexpected = 'Unexpected error. Please try again.';

/** The message while the server is overloaded. */
export const overloaded = 'Very many people are here at the moment. Please try again.';
