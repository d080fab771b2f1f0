import * as v from 'valibot';

export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((text) => text === 'on'),
);

/** The settings of hosts' accounts. */
export const signInRows = [
  {
    name: 'PASSWORD_SIGN_IN',
    default: 'on',
    schema: onOff,
    doc: 'off: nobody can log in or create an account with a password or a passkey.',
  },
  {
    name: 'REGISTRATION',
    default: 'open',
    schema: v.picklist(['open', 'invited', 'closed'], 'must be open, invited or closed'),
    doc: 'Who may create an account. open: everybody. invited: who holds an administrator’s link. closed: nobody.',
  },
] as const;
