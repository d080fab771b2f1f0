import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';

import { createGate } from '#app/platform/limits/gate.server.ts';
import { type Result, fail } from '#app/platform/result.ts';

import type { PictureProblem } from './messages.ts';
import { toPlainFile } from './plain/plain-file.ts';
import type { EncodedPicture } from './renditions.server.ts';

type Encoded = Result<EncodedPicture, PictureProblem>;

/** In the bundle, the process is an entry of its own (vite.config.ts). */
const entry = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './picture-process-entry.server.ts' : './picture-process.js',
    import.meta.url,
  ),
);

/** Memory of the process in KiB, most of it for a picture of 64 million pixels, and its time. */
const mostMemory = 1024 * 1024;
const mostMs = 30_000;

/** A large picture takes all its memory for a moment, so they are decoded one after the other. */
const decoding = createGate(1, 8);

/**
 * Starts Node under a limit of memory, which the system enforces where the shell knows `ulimit -d`. The process gets
 * none of the server's settings.
 */
function startEncoder() {
  const limited = 'ulimit -d "$0" 2>/dev/null; exec "$@"';
  const node = [process.execPath, '--max-old-space-size=64', entry];
  return spawn('/bin/sh', ['-c', limited, String(mostMemory), ...node], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
  });
}

/** A process that ends early, for lack of memory or time, costs this picture alone. */
async function encodeApart(bytes: Uint8Array): Promise<Encoded> {
  const encoder = startEncoder();
  // The process may end before it has read everything.
  encoder.stdin.on('error', () => undefined);
  encoder.stdin.end(bytes);
  const written = await buffer(encoder.stdout);
  return written.byteLength === 0 ? fail('damaged') : (deserialize(written) as Encoded);
}

/**
 * Returns the picture of an untrusted file upright, without metadata, in three sizes and two formats (behaviour 40.2,
 * 40.4). The error is 'busy' when eight others wait.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  const plain = toPlainFile(bytes);
  if (!plain.ok) return plain;
  const done = await decoding.run(() => encodeApart(plain.value));
  return done.ok ? done.value : done;
}
