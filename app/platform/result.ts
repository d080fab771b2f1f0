/** A failure that a user can cause is returned, never thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<const Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error };
}
