const flags = [
  // New objects take 24 MB at most instead of 134.
  '--max-semi-space-size=8',
  // Old objects are collected once they have grown by a fifth.
  '--heap-growing-percent=20',
  // What compiling a function took is freed at once. A thread in the background would gather it while it is busy.
  '--no-maglev-destroy-on-background',
];

/** One heap for all threads: with one for each, what a thread has freed serves no other. Read by glibc at its start. */
const arenas = 'MALLOC_ARENA_MAX';

/**
 * Starts this program again in the same process, for settings of memory that only a starting program can take
 * (docs/operations.md), unless `MALLOC_ARENA_MAX` is set.
 */
export function startFrugally(): void {
  const { platform, env, execPath, execArgv, argv } = process;
  if (platform !== 'linux' || env[arenas] !== undefined) return;
  process.execve?.(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], {
    ...env,
    [arenas]: '1',
  });
}
