const key = 'festoon.saveAfterLogIn';

/** Remembers, in this tab, that the draft is to be saved once its host has logged in. */
export function markSave(draftId: string): void {
  try {
    window.sessionStorage.setItem(key, draftId);
  } catch {
    // Without storage the host presses Save again after the log-in.
  }
}

/**
 * Takes the id of the draft that is to be saved. It can be taken once, so that neither a reload nor Back saves again.
 */
export function takeSaveMark(): string | null {
  try {
    const draftId = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return draftId;
  } catch {
    return null;
  }
}
