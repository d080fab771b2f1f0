/** `sure` is false when nothing is known but that a change may have been missed. */
type Listener = (sure: boolean) => void;

/** Hears the id of what changed; null when anything may have. */
type Overhearer = (id: string | null) => void;

/** A way to the other processes of the installation. */
export interface Link {
  send(id: string): void;
  close(): Promise<void>;
}

/** Opens a link; what the other processes publish arrives by `deliver`, null after a gap in which some was missed. */
export type Connect = (deliver: Overhearer) => Link;

/**
 * Says which invitation (or host) changed, never how: whoever hears it reads what is stored. It is a hint. The same change
 * may be heard twice or, after a lost connection, only as 'anything may have changed'.
 */
export interface Bus {
  /** To be called once the change is committed. Costs next to nothing; the other processes hear it a moment later. */
  publish(id: string): void;
  /** Calls `listener` whenever `id` may have changed, until the function returned is called. Listeners do not throw. */
  subscribe(id: string, listener: Listener): () => void;
  /** The same for every id; null says that anything may have changed. */
  overhear(listener: Overhearer): () => void;
  close(): Promise<void>;
}

export type Publisher = Pick<Bus, 'publish'>;

/** A bus within this process, and beyond it where there is a link. */
export function createBus(connect?: Connect): Bus {
  const listeners = new Map<string, Set<Listener>>();
  const overhearers = new Set<Overhearer>();

  function deliver(id: string | null): void {
    for (const overhearer of overhearers) overhearer(id);
    const woken = id === null ? [...listeners.values()] : [listeners.get(id) ?? []];
    for (const each of woken) for (const listener of each) listener(id !== null);
  }

  const link = connect?.(deliver);
  return {
    publish(id) {
      deliver(id);
      link?.send(id);
    },
    subscribe(id, listener) {
      // A wrapper of its own, so that the same function subscribed twice is two subscriptions.
      const own: Listener = (sure) => listener(sure);
      const those = listeners.get(id) ?? new Set();
      listeners.set(id, those.add(own));
      return () => {
        those.delete(own);
        if (those.size === 0 && listeners.get(id) === those) listeners.delete(id);
      };
    },
    overhear(listener) {
      overhearers.add(listener);
      return () => void overhearers.delete(listener);
    },
    close: async () => link?.close(),
  };
}
