export interface ByteCache {
  get(key: string): Uint8Array<ArrayBuffer> | undefined;
  set(key: string, bytes: Uint8Array<ArrayBuffer>): void;
}

/** Keeps bytes by key, at most `limit` of them together: what was asked for longest ago goes first. */
export function createByteCache(limit: number): ByteCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;

  function forget(key: string): void {
    total -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes) {
        kept.delete(key);
        kept.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      forget(key);
      if (bytes.byteLength > limit) return;
      kept.set(key, bytes);
      total += bytes.byteLength;
      for (const oldest of kept.keys()) {
        if (total <= limit) break;
        forget(oldest);
      }
    },
  };
}
