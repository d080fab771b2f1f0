let kept: { key: string; value: unknown } | null = null;

/** For a save that fails or leads to the login screen. `key` identifies invitation, step and version. */
export function keepEdit(key: string, value: unknown): void {
  kept = { key, value };
}

export function findEdit(key: string): unknown {
  return kept?.key === key ? kept.value : null;
}

export function dropEdit(): void {
  kept = null;
}
