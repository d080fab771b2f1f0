export const mailField = 'mail-address';

export interface OwnMail {
  address: string;
  /** 'stopped' by the link in a message, until the guest lets mail come again. */
  state: 'pending' | 'confirmed' | 'stopped';
  isShared: boolean;
}

/** True for a form that changes or removes a stored address. */
export function isMailForm(form: FormData): boolean {
  return form.has('mail-remove') || form.has('mail-share');
}
