import { say } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';

import { type Arrival, type DoorGuest, type Press, isWalkIn, layPresses } from './door-rules.ts';
import {
  type DoorMessage,
  type DoorReply,
  type DoorView,
  type Unstored,
  pressesAtOnce,
} from './schema.ts';

/** Stores unconfirmed presses, so that they outlive the page. Its methods may throw. */
export interface PressStorage {
  read(): { phone: string; presses: Press[] }[];
  write(phone: string, presses: readonly Press[]): void;
}

export type Contact =
  | { kind: 'reached' }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string };

/** An immutable snapshot for the screen. */
export interface DoorState {
  list: readonly DoorGuest[];
  arrivals: ReadonlyMap<string, Arrival>;
  /** How many presses the server has not confirmed. */
  waiting: number;
  contact: Contact;
  /**
   * The last presses that were not stored, and why. The id tells a repetition from the same notice.
   */
  notice: { id: number; text: string } | null;
}

type Send = (message: DoorMessage) => Promise<DoorReply>;

/** The presses of this page, or of an earlier page on this phone. */
interface Batch {
  phone: string;
  presses: Press[];
}

/**
 * Synchronizes one phone with the server. Presses are shown at once, stored until the server confirms them, and sent
 * again until then; they never count twice (behaviour 41.4, 41.6).
 */
export class DoorSync {
  #state: DoorState;
  readonly #own: Batch;
  #batches: Batch[];
  readonly #known = new Map<string, Arrival>();
  #list: readonly DoorGuest[];
  #seen: number;
  #guests: string;
  #count = 0;
  #notices = 0;
  #sending: Promise<void> | null = null;
  #again = false;
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  readonly #storage: PressStorage;

  constructor(
    view: DoorView,
    phone: string,
    { send, storage }: { send: Send; storage: PressStorage },
  ) {
    this.#send = send;
    this.#storage = storage;
    this.#own = { phone, presses: [] };
    this.#batches = [this.#own];
    this.#list = view.list;
    this.#seen = view.seen;
    this.#guests = view.guests;
    for (const arrival of view.arrivals) this.#known.set(arrival.guest, arrival);
    this.#state = this.#describe({ kind: 'reached' }, null);
  }

  get state(): DoorState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adopts presses that an earlier page on this phone could not send. */
  adopt(): void {
    let kept: Batch[] = [];
    try {
      kept = this.#storage.read();
    } catch {
      // If the browser refuses access to its storage, there is nothing to adopt.
    }
    this.#batches = [...kept.filter(({ phone }) => phone !== this.#own.phone), this.#own];
    this.#show();
  }

  press(guest: string, people: number, name = ''): void {
    const press = (this.#count += 1);
    const before = this.#own.presses.find((one) => one.guest === guest);
    const base = before?.base ?? this.#known.get(guest)?.version ?? 0;
    const rest = this.#own.presses.filter((one) => one.guest !== guest);
    this.#own.presses = [...rest, { guest, people, base, press, name }];
    this.#keep(this.#own);
    this.#show();
    void this.sync();
  }

  /** Sends waiting presses and receives news. A call during a round starts one more round after it. */
  sync(): Promise<void> {
    this.#again = this.#sending !== null;
    this.#sending ??= this.#exchange().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #exchange(): Promise<void> {
    do {
      this.#again = false;
      for (const batch of this.#batches) {
        do {
          // oxlint-disable-next-line no-await-in-loop -- the presses of a phone are in order
          if (!(await this.#tell(batch, batch.presses.slice(0, pressesAtOnce)))) return;
        } while (batch.presses.length > 0);
      }
      this.#batches = [this.#own];
    } while (this.#again);
  }

  async #tell(batch: Batch, presses: Press[]): Promise<boolean> {
    const about = { phone: batch.phone, seen: this.#seen, guests: this.#guests };
    let reply: DoorReply;
    try {
      reply = await this.#send({ ...about, presses });
    } catch {
      this.#show({ kind: 'offline' });
      return false;
    }
    if (!reply.ok) {
      const { message } = reply;
      this.#show(reply.signedOut ? { kind: 'signed-out' } : { kind: 'refused', message });
      return false;
    }
    const sent = new Map(presses.map(({ guest, press }) => [guest, press]));
    batch.presses = batch.presses.filter(({ guest, press }) => sent.get(guest) !== press);
    this.#keep(batch);
    const unstored = this.#nameUnstored(reply);
    this.#hear(reply);
    this.#show({ kind: 'reached' }, unstored);
    return true;
  }

  #hear({ seen, arrivals, guests, list }: DoorReply & { ok: true }): void {
    for (const arrival of arrivals) {
      const known = this.#known.get(arrival.guest);
      if (!known || known.version <= arrival.version) this.#known.set(arrival.guest, arrival);
    }
    this.#seen = Math.max(this.#seen, seen);
    this.#guests = guests;
    if (list) this.#list = list;
  }

  /** What was not stored, in the names that the screen has shown; null when everything was. */
  #nameUnstored({ elsewhere, gone, full }: Unstored): string | null {
    const nameOf = (guest: string) =>
      this.#known.get(guest)?.name ||
      this.#list.find(({ id }) => id === guest)?.name ||
      say('A guest');
    const nameAll = (guests: readonly string[]) =>
      guests.map((guest) => isolateText(nameOf(guest))).join(', ');
    const sentences = [
      elsewhere.length > 0 &&
        say('{names}: changed on another phone first. That is what you see now.', {
          names: nameAll(elsewhere),
        }),
      gone.length > 0 &&
        say(
          '{names}: no longer on the list, so nothing was counted. Whoever is here can be added at the door.',
          { names: nameAll(gone) },
        ),
      full.length > 0 && say('No more people can be added at the door of this event.'),
    ];
    return sentences.filter(Boolean).join(' ') || null;
  }

  #keep({ phone, presses }: Batch): void {
    try {
      this.#storage.write(phone, presses);
    } catch {
      // Without storage, they wait in this page only.
    }
  }

  #show(contact: Contact = this.#state.contact, notice: string | null = null): void {
    this.#state = this.#describe(contact, notice);
    for (const listener of this.#listeners) listener();
  }

  #describe(contact: Contact, text: string | null): DoorState {
    const presses = this.#batches.flatMap((batch) => batch.presses);
    const before = this.#state?.notice ?? null;
    return {
      list: this.#list,
      arrivals: layPresses(new Map(this.#known), presses),
      waiting: presses.length,
      contact,
      notice: text === null ? before : { id: (this.#notices += 1), text },
    };
  }
}

/** Guests added at the door who are here, the newest last. */
export function listWalkIns(arrivals: ReadonlyMap<string, Arrival>): Arrival[] {
  return [...arrivals.values()].filter(({ guest, people }) => isWalkIn(guest) && people > 0);
}
