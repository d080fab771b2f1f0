let kept: { key: string; value: unknown } | null = null;

/**
 * Remembers what is being saved on a stored invitation, as long as the page lives: when the save leads to
 * the log-in screen or fails on the way, the step shows it again. `key` names invitation, step and version.
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
