/** The texts of spec §8 that concern an invitation, to the letter; below them, what the spec leaves open. */
export const messages = {
  noName: 'Give your event a name before saving.',
  notSignedIn:
    'Create a host username and password before saving. Each invitation uses its own login.',
  saveFailed: "We couldn't save this invite. Please try again.",
  missingId: 'Missing invite id.',
  notFound: 'Invite not found.',
  loadFailed: 'Failed to load invite.',
  detailsFailed: 'Unable to load invite details.',
  wrongHost:
    'This invite belongs to a different host account. Sign out and log in with the correct username to continue.',
  /** Decisions §6: a stale version is refused and both texts are kept on screen. */
  stale:
    'This invitation was changed somewhere else in the meantime. Nothing was overwritten: compare both texts, then save again.',
  updateFailed: "We couldn't save this change. Please try again.",
  signedOutElsewhere: 'You are signed out. New answers are shown once you are logged in again.',
  signedOut: 'You are signed out. Log in again, then save once more.',
  /** A value that no screen of ours sends. */
  unreadablePart: 'Something in this step cannot be read. Please open it and enter it again.',
} as const;
