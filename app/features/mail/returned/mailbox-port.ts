/** One connection to the mailbox of returned mail. */
export interface Mailbox {
  /** The oldest messages, at most `most`, and how many there are. */
  list(most: number): Promise<{ ids: number[]; count: number }>;
  /** The first bytes of a message; null if it is gone. */
  read(id: number, bytes: number): Promise<Uint8Array | null>;
  /** Into the folder of messages that were read. Nothing is deleted. */
  putAway(ids: readonly number[]): Promise<void>;
  /** Resolves when something arrives, the connection is lost or `ms` have passed. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenMailbox = () => Promise<Mailbox>;
