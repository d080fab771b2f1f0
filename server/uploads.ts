import { maxFormBytes } from '#app/platform/body-limit.ts';
import { createBudget } from '#app/platform/limits/budget.ts';

export interface Upload {
  /** False when there is no room for the bytes that have arrived. */
  take(bytes: number): boolean;
  release(): void;
}

export interface Uploads {
  /** `most` raises the address's share for a request with a file. */
  open(address: string, most?: number): Upload;
}

const megabyte = 1024 * 1024;

/** Memory for eight of the largest requests of one address, and for 64 in total. */
export const uploadRoom = { total: 64 * megabyte, perKey: 8 * megabyte };

/**
 * Bounds the bytes of bodies in memory (behaviour 22.13). The first 16 KiB of a request do not count, so that uploads
 * cannot keep small forms out.
 */
export function createUploads(room = uploadRoom): Uploads {
  const budget = createBudget(room);
  return {
    open(address, most = 0) {
      const share = Math.max(room.perKey, most);
      let arrived = 0;
      let counted = 0;
      return {
        take(bytes) {
          arrived += bytes;
          const more = Math.max(0, arrived - maxFormBytes) - counted;
          if (more > 0 && !budget.take(address, more, share)) return false;
          counted += more;
          return true;
        },
        release() {
          budget.release(address, counted);
          counted = 0;
        },
      };
    },
  };
}
