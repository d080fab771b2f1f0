export const fileLimits = {
  /** Chunks, segments or boxes of a file. A large PNG of an old encoder has some thousand. */
  parts: 8000,
  /** Bytes of a color profile. Those of cameras and screens have 500 to 4,000. */
  profile: 1024 * 1024,
  /** Bytes of a packed color profile, which may unpack to a thousand times as much. */
  packedProfile: 16 * 1024,
  /** Bytes of what a camera notes, the orientation among it. */
  exif: 64 * 1024,
  /** Passes over the pixels of a JPEG. A progressive one has about ten; each costs as much as the first. */
  scans: 40,
} as const;

export const textOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

export function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
