/** Epoch milliseconds. Time is an argument everywhere, so that tests can choose it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
