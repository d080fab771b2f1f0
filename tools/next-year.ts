/** The year of the tools' events, so that none of them is over. */
export const nextYear = new Date().getUTCFullYear() + 1;
