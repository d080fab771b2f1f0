/** Counts attempts by key, within a fixed time window. */
export interface Limit {
  /** False when the key is over its limit. */
  allow(key: string): Promise<boolean>;
  refund(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** At most `points` attempts by one key in `duration` seconds. */
export interface LimitRule {
  /** Separates this limit's keys from those of other limits. */
  keyPrefix: string;
  points: number;
  duration: number;
}
