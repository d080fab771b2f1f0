import { maxFormBytes } from '#app/platform/body-limit.ts';

export interface Upload {
  /** False when there is no room for the bytes that have arrived. */
  take(bytes: number): boolean;
  release(): void;
}

export interface Uploads {
  /** `most` raises the address's share for a request with a file, whose sender is known. */
  open(address: string, most?: number): Upload;
}

const megabyte = 1024 * 1024;

/** Memory for eight of the largest requests of one address, and for 64 in total. */
export const uploadRoom = { total: 64 * megabyte, perAddress: 8 * megabyte };

/**
 * Bounds the bytes of request bodies in memory, in total and for each address (behaviour 22.13). The first 16 KiB of a
 * request do not count, so that uploads cannot keep small forms out.
 */
export function createUploads({ total, perAddress } = uploadRoom): Uploads {
  const byAddress = new Map<string, number>();
  let held = 0;

  function add(address: string, bytes: number): void {
    held += bytes;
    const own = (byAddress.get(address) ?? 0) + bytes;
    if (own > 0) byAddress.set(address, own);
    else byAddress.delete(address);
  }

  function open(address: string, most = 0): Upload {
    const share = Math.max(perAddress, most);
    let arrived = 0;
    let counted = 0;
    return {
      take(bytes) {
        arrived += bytes;
        const more = Math.max(0, arrived - maxFormBytes) - counted;
        const own = byAddress.get(address) ?? 0;
        if (held + more > total || own + more > share) return false;
        counted += more;
        if (more > 0) add(address, more);
        return true;
      },
      release() {
        if (counted > 0) add(address, -counted);
        counted = 0;
      },
    };
  }

  return { open };
}
