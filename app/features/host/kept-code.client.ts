/** The live layer's script reads it too (app/guest-site/live/live-layer.js). */
const key = 'festoon.recoveryCode';

/**
 * Keeps the recovery code of an account that is made on the way to a save, in this tab alone, until the live layer is
 * hidden (behaviour 17.46). False where the browser denies its storage: the code must be shown at once.
 */
export function keepRecoveryCode(code: string): boolean {
  try {
    window.sessionStorage.setItem(key, code);
    return true;
  } catch {
    return false;
  }
}

export function findRecoveryCode(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A code belongs to the account that was made last in this tab. */
export function forgetRecoveryCode(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Then nothing is kept.
  }
}
