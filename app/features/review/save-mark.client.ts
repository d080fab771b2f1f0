const key = 'festoon.saveAfterLogIn';

/** Marks, in this tab, a draft to be saved once its host has logged in. */
export function markSave(draftId: string): void {
  try {
    window.sessionStorage.setItem(key, draftId);
  } catch {
    // Without storage the host presses Save again after the log-in.
  }
}

/** The mark can be taken once, so that neither a reload nor Back saves again. */
export function takeSaveMark(): string | null {
  try {
    const draftId = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return draftId;
  } catch {
    return null;
  }
}
