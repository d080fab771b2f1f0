import { say } from '#app/platform/language/say.ts';
import type { Mailbox } from '#app/platform/mailboxes.ts';

import type { ReadLine } from './guest-lines.ts';
import type { NewGuest } from './line-extras.ts';

/** `also` are the people of a household. */
export interface ListedGuest extends Mailbox {
  also?: readonly string[] | undefined;
}

export interface TwinGuest {
  guest: NewGuest;
  reason: string;
}

export interface SortedGuests {
  fresh: NewGuest[];
  twins: TwinGuest[];
  invalid: { text: string; problem: string }[];
}

const nameKey = (name: string) =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Finds guests by address and by name, ignoring case. */
class Known {
  readonly #byEmail = new Map<string, string>();
  readonly #names = new Set<string>();

  add({ name, email, also = [] }: ListedGuest): void {
    if (email !== '') this.#byEmail.set(email.toLowerCase(), name);
    for (const one of [name, ...also]) this.#names.add(nameKey(one));
  }

  find({ name, email }: NewGuest): string | null {
    const same = email === '' ? undefined : this.#byEmail.get(email.toLowerCase());
    return same ?? (this.#names.has(nameKey(name)) ? name : null);
  }
}

/** A guest is a twin by address or name, on the list or further up in the text (behaviour 33.2). */
export function sortGuests(
  lines: readonly ReadLine[],
  listed: readonly ListedGuest[],
): SortedGuests {
  const onList = new Known();
  for (const guest of listed) onList.add(guest);
  const inText = new Known();
  const sorted: SortedGuests = { fresh: [], twins: [], invalid: [] };
  for (const { text, guests, problem } of lines) {
    if (guests === null) {
      sorted.invalid.push({ text, problem });
      continue;
    }
    for (const guest of guests) {
      const twin = onList.find(guest);
      const again = twin === null ? inText.find(guest) : null;
      if (twin !== null)
        sorted.twins.push({ guest, reason: say('{twin} is already on the list', { twin }) });
      else if (again !== null)
        sorted.twins.push({ guest, reason: say('{again} is here twice', { again }) });
      else sorted.fresh.push(guest);
      inText.add({ ...guest, also: guest.people?.map(({ name }) => name) });
    }
  }
  return sorted;
}
