import * as v from 'valibot';

import type { PressStorage } from './door-sync.ts';

const press = v.object({
  guest: v.string(),
  people: v.number(),
  base: v.number(),
  press: v.number(),
  name: v.string(),
});
const presses = v.array(press);

/** Stores an event's presses in this browser, in one entry per page. */
export function openPressStorage(inviteId: string): PressStorage {
  const prefix = `festoon.door.${inviteId}.`;
  return {
    read() {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.flatMap((key) => {
        const kept = v.safeParse(presses, parse(localStorage.getItem(key)));
        return kept.success ? [{ phone: key.slice(prefix.length), presses: kept.output }] : [];
      });
    },
    write(phone, waiting) {
      if (waiting.length === 0) localStorage.removeItem(prefix + phone);
      else localStorage.setItem(prefix + phone, JSON.stringify(waiting));
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
