import type { Person } from './person.ts';
import type { Target } from './spot.ts';

export interface Step {
  /** What must hold after the step. */
  sentence: string;
  walk: () => Promise<void>;
  /** Whose window to take a picture of afterwards. */
  by?: Person;
}

export const account = { username: 'ana.host', password: 'lanterns' };
export const title = 'Ana turns thirty';
/** In the order of the list. */
export const invited = ['Ben', 'Chidi', 'Dara'];

export const findButton = (name: string): Target => ({ css: 'button', name });
export const findLink = (name: string): Target => ({ css: 'a', name });
export const findField = (name: string): Target => ({ css: 'input, textarea', name });
