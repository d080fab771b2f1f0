/** What a visitor reads while the database cannot be reached. */
export const unavailable = 'We cannot reach our data at the moment. Please try again.';

/** What a visitor reads while the server has more to do than it can. */
export const overloaded = 'Very many people are here at the moment. Please try again.';
