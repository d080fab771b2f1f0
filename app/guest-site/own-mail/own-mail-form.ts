export const mailField = 'mail-address';
export const mailSharedField = 'mail-shared';

export interface OwnMail {
  address: string;
  /** 'stopped' by the link in a message. */
  state: 'pending' | 'confirmed' | 'stopped';
  isShared: boolean;
}

export function isMailForm(form: FormData): boolean {
  return form.has('mail-remove') || form.has('mail-share');
}
