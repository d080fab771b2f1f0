/** Bounds what is in use at a moment, in total and by key. */
export interface Budget {
  /** False when there is no room. `share` replaces the key's usual share. */
  take(key: string, amount: number, share?: number): boolean;
  release(key: string, amount: number): void;
}

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
