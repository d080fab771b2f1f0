/** What a person can do something about: printed as its message alone, without a stack. */
export class CommandError extends Error {}
