/** The most that a request with a list or a long text may carry (behaviour 22.2). */
export const maxBodyBytes = 1024 * 1024;

/** The most that a small form may carry: log-in, sign-out, a guest's answer (behaviour 22.10). */
export const maxFormBytes = 16 * 1024;

function sentence(limit: string): string {
  return `That is more than ${limit}, the most that can be sent at once. Please shorten it and try again.`;
}

export const tooLarge = sentence('1 MiB');
export const formTooLarge = sentence('16 KiB');

/** What the server has received of a request's body. */
export interface ReceivedBody {
  /** The bytes; none when they were more than `bodyLimit`. */
  body: Uint8Array<ArrayBuffer>;
  bodyTooLarge: boolean;
  /** How many bytes the request's address takes. */
  bodyLimit: number;
}
