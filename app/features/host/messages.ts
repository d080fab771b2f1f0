import { say, texts } from '#app/platform/language/say.ts';

import type { LogInField, LogInProblem, Registration } from './schema.ts';

/** Asked where a proof is needed (behaviour 32.10). */
export const isItYou = texts({
  question: 'Is it you?',
  once: 'We ask once, then not for ten minutes.',
});

/** The limits in figures: the catalogs have these sentences as they are. */
export const logInMessages: Record<LogInProblem, string> = texts({
  missing: 'Please enter both username and password.',
  'missing-for-recovery': 'Please enter your username, your recovery code and a new password.',
  'bad-username':
    'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.',
  'bad-mail-address': 'Please enter a mail address.',
  'too-many-links':
    'Too many links were sent to this address or from here. Leave it out for now; Account takes it later.',
  'weak-password': 'Password must be at least 6 characters long.',
  'long-password': 'Password must be at most 512 characters long.',
  'unknown-username': "Username doesn't exist, please create an account.",
  'wrong-password': 'Username or password is incorrect.',
  'wrong-password-for-invite': 'Username or password is incorrect for this invite.',
  'wrong-recovery-code':
    'That recovery code does not fit this username. Please check both and try again.',
  'wrong-passkey': 'That passkey was not accepted. Please try again, or use your password.',
  unproven: 'Is it you? We ask once, then not for ten minutes.',
  'wrong-link':
    'This link no longer works. If you’ve just set a password with it, log in; otherwise ask for a new one.',
  taken: 'That username is already taken. Try a different one.',
  'sign-up-with-invite':
    'This login opens an existing invite. To create an account, log in without an invite.',
  'registration-closed': 'This site takes no new accounts.',
  'registration-invited': 'A new account needs an invitation link from whoever runs this site.',
  'wrong-registration-link':
    'This link no longer works. If you’ve just created your account with it, log in; otherwise ask for a new one.',
  'invite-missing': 'Invite not found.',
  'invite-unreadable': 'Unable to load invite details.',
  'other-username': 'Username does not match this invitation.',
  'no-host-email': 'Host email not found for this invite.',
  'no-host-details': "We couldn't find host login details for this invite.",
  locked: 'This account is locked. Ask whoever runs this site.',
  'too-many': 'Too many attempts. Please wait and try again.',
  'not-allowed':
    'Email and password sign-in is disabled for this project. It must be enabled in the authentication settings (PASSWORD_SIGN_IN).',
  unexpected: 'Unexpected error. Please try again.',
});

/** A username that does not exist suggests an account only to those who may create one (behaviour 46.2). */
export function describeLogInProblem(problem: LogInProblem, registration: Registration): string {
  return problem === 'unknown-username' && registration !== 'open'
    ? say('Username doesn’t exist.')
    : logInMessages[problem];
}

export const { beforeSaving, stillLoading } = texts({
  beforeSaving:
    'Create a host username and password before saving. Each invitation uses its own login.',
  stillLoading: 'Still loading event details. Please wait a moment.',
});

const registrationNotes: Readonly<Record<Registration, string | null>> = texts({
  open: null,
  invited:
    'Saving needs a login. A new account needs an invitation link from whoever runs this site.',
  closed: 'Saving needs a login, and this site takes no new accounts.',
});

/** What somebody who is not signed in should know before they begin; null where they lack nothing (behaviour 46.5). */
export function describeRegistration(registration: Registration): string | null {
  const note = registrationNotes[registration];
  return note && say(note);
}

/** The field at which a problem is said; the others concern more than one. */
export const problemFields: Partial<Record<LogInProblem, LogInField>> = {
  'bad-username': 'username',
  'unknown-username': 'username',
  'other-username': 'username',
  taken: 'username',
  'weak-password': 'password',
  'long-password': 'password',
  'wrong-password': 'password',
  'wrong-password-for-invite': 'password',
  'wrong-recovery-code': 'code',
  'bad-mail-address': 'email',
  'too-many-links': 'email',
};
