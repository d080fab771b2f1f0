/** The most that a request with a list or a long text may carry (behaviour 22.2). */
export const maxBodyBytes = 1024 * 1024;

/** The most that a file with a whole event may carry: as much as one visitor may send at a time (behaviour 33.11). */
export const maxFileBytes = 8 * maxBodyBytes;

/** The most that a small form may carry: log-in, sign-out (behaviour 22.10). */
export const maxFormBytes = 16 * 1024;

/** The most that a guest's answer may carry: texts of a whole household, in any script (behaviour 22.10). */
export const maxReplyBytes = 128 * 1024;

/** The sentence for a body that is longer than its limit. */
export function describeTooLarge(limit: number): string {
  const size = limit < maxBodyBytes ? `${limit / 1024} KiB` : `${limit / maxBodyBytes} MiB`;
  return `That is more than ${size}, the most that can be sent at once. Please shorten it and try again.`;
}

export const tooLarge = describeTooLarge(maxBodyBytes);

/** What the server has received of a request's body. */
export interface ReceivedBody {
  /** The bytes. Empty when there were more than `bodyLimit`. */
  body: Uint8Array<ArrayBuffer>;
  bodyTooLarge: boolean;
  /** The most bytes that a request to this address may carry. */
  bodyLimit: number;
}
