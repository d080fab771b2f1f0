let kept: { key: string; value: unknown } | null = null;

/**
 * Keeps what is being saved on a stored invitation in memory, so that the step can show it again when the save
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
