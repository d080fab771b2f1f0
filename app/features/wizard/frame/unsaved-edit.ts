let kept: { key: string; value: unknown } | null = null;

/**
 * Keeps a value that is being saved in memory, so that the step of a stored invitation can show it again when the save
 * fails or leads to the login screen. `key` identifies invitation, step and version.
 */
export function keepEdit(key: string, value: unknown): void {
  kept = { key, value };
}

export function findEdit(key: string): unknown {
  return kept?.key === key ? kept.value : null;
}

export function dropEdit(): void {
  kept = null;
}
