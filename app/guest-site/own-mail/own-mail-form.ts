/** The field of the answer's form that an address is typed into. */
export const mailField = 'mail-address';

/** Where a guest of the open link gets mail, as their page shows it. */
export interface OwnMail {
  address: string;
  /** 'stopped' by the link in a message, until the guest lets mail come again. */
  state: 'pending' | 'confirmed' | 'stopped';
  isShared: boolean;
}

/** Whether a form is about an address that was left before, and nothing else. */
export function isMailForm(form: FormData): boolean {
  return form.has('mail-remove') || form.has('mail-share');
}
