export const saveFailed = "We couldn't save this invite. Please try again.";

/** For a value that no screen of Festoon sends. */
export const unreadablePart =
  'Something in this step cannot be read. Please open it and enter it again.';

export const signOutFailed = 'Failed to sign out. Please try again.';
