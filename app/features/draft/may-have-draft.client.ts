import { partScreens } from './parts/part-screens.ts';

/** Whether this browser may hold a draft, told without the parts' schemas, which are large. */
export function mayHaveDraft(): boolean {
  try {
    return Object.keys(partScreens).some(
      (name) => localStorage.getItem(`festoon.${name}`) !== null,
    );
  } catch {
    // A draft may be in this page's memory.
    return true;
  }
}
