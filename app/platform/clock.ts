/** Returns epoch milliseconds. Time is always passed in, so that tests can choose it. */
export type Clock = () => number;

export const readSystemClock: Clock = () => Date.now();
