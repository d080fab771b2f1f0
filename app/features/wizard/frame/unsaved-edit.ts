let kept: { key: string; value: unknown } | null = null;

/**
 * In memory, so that the step can show the value again when the save fails or leads to the login screen. `key`
 * identifies invitation, step and version.
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
