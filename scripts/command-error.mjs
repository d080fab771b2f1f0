/** An error that the user can fix. Only its message is printed, without a stack. */
export class CommandError extends Error {}
