/** The reply to a save that failed on the server. */
export const saveFailed = "We couldn't save this invite. Please try again.";

/** The reply to a value that no screen of Festoon sends. */
export const unreadablePart =
  'Something in this step cannot be read. Please open it and enter it again.';
