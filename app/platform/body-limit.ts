import { say } from './language/say.ts';

/** For requests with a list or a long text (behaviour 22.2). */
export const maxBodyBytes = 1024 * 1024;

/** For a file with a whole event (behaviour 33.11). */
export const maxFileBytes = 8 * maxBodyBytes;

/** For small forms: log-in, sign-out (behaviour 22.10). */
export const maxFormBytes = 16 * 1024;

/** For a guest's answer: texts of a whole household, in any script (behaviour 22.10). */
export const maxReplyBytes = 128 * 1024;

export function describeTooLarge(limit: number): string {
  const size = limit < maxBodyBytes ? `${limit / 1024} KiB` : `${limit / maxBodyBytes} MiB`;
  return say('That’s more than {size} at once. Please shorten it and try again.', { size });
}

/** Of a form of the wizard or the desk. */
export const sayTooLarge = () => describeTooLarge(maxBodyBytes);

export interface ReceivedBody {
  /** Empty if the body was longer than its limit. */
  body: Uint8Array<ArrayBuffer>;
  bodyTooLarge: boolean;
  bodyLimit: number;
  /** '' without one. */
  contentType: string;
}
