import { texts } from '#app/platform/language/say.ts';

export const saveFailed = texts("We couldn't save this invite. Please try again.");

/** For a value that no screen of Festoon sends. */
export const unreadablePart = texts(
  'Something in this step cannot be read. Please open it and enter it again.',
);

export const signOutFailed = texts('Failed to sign out. Please try again.');
