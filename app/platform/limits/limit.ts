/** Counts attempts by key, within a fixed time window. */
export interface Limit {
  /** Counts one attempt. Returns false when the key is over its limit. */
  allow(key: string): Promise<boolean>;
  /** Uncounts one attempt that was allowed. */
  refund(key: string): Promise<void>;
  /** Removes the key's attempts. */
  forget(key: string): Promise<void>;
}

/** What a limit allows: `points` attempts by one key in `duration` seconds. */
export interface LimitRule {
  /** Separates this limit's keys from those of other limits. */
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}
