import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const timeLimitMs = 15_000;

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Throws when the started program does not listen. */
export async function untilListening(program: ChildProcess, port: number): Promise<void> {
  let problem = '';
  program.once('error', ({ message }) => (problem = message));
  program.once('exit', (code) => (problem = `exit code ${code}`));
  const end = Date.now() + timeLimitMs;
  while (!(await accepts(port))) {
    if (problem === '' && Date.now() > end) problem = 'it does not listen';
    if (problem !== '') throw new Error(`${program.spawnfile} does not start: ${problem}`);
    await wait(50);
  }
}
