/** Bounds what is in use at a moment, in total and by key. */
export interface Budget {
  /** Takes an amount, or returns false when there is no room for it. `share` takes the place of the usual share of a key. */
  take(key: string, amount: number, share?: number): boolean;
  /** Gives an amount back. */
  release(key: string, amount: number): void;
}

/** A budget of `total`, of which one key may have `perKey`. */
export function createBudget({ total, perKey }: { total: number; perKey: number }): Budget {
  const byKey = new Map<string, number>();
  let used = 0;

  function add(key: string, amount: number): void {
    used += amount;
    const own = (byKey.get(key) ?? 0) + amount;
    if (own > 0) byKey.set(key, own);
    else byKey.delete(key);
  }

  return {
    take(key, amount, share = perKey) {
      if (used + amount > total || (byKey.get(key) ?? 0) + amount > share) return false;
      add(key, amount);
      return true;
    },
    release: (key, amount) => add(key, -amount),
  };
}
