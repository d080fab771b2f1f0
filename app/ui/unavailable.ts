/** What a visitor reads while the database cannot be reached. */
export const unavailable = 'We cannot reach our data at the moment. Please try again.';
