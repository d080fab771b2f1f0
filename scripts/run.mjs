import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [quiet] keep its output instead of showing it
 * @property {number} [timeoutMs] stop it after so long
 */

/**
 * Runs a program to its end and forwards stop signals to it. After such a signal, this process exits when the
 * program has.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code: as a shell counts, 128 + n after signal n
 */
export function run(command, args, { cwd, env = process.env, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    let asked = false;
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => {
      asked = true;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, handOn);
    const release = () => {
      for (const signal of stopSignals) process.off(signal, handOn);
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('close', (status, signal) => {
      release();
      const code = status ?? 128 + (signal ? constants.signals[signal] : 0);
      if (asked) process.exit(code);
      resolve({ code, output });
    });
  });
}

/**
 * Stops this process when its parent is gone, because npm's shell forwards no signals. Applies only under npm or
 * another `go.mjs`, whose processes stay alive while this one runs.
 */
export function stopWithParent() {
  const { npm_lifecycle_event: underNpm, FESTOON_GO: underGo } = process.env;
  if (!underNpm && !underGo) return;
  const parents = livingParents();
  const timer = setInterval(() => {
    if (livingParents() === parents) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  timer.unref();
}

/**
 * Identifies the parents of this process. A shell between npm and this process outlives npm, so on Linux the
 * shell's own parent counts too.
 */
function livingParents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name = '', grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
    return /^(?:sh|dash|bash)$/.test(name) ? `${process.ppid} ${grandparent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
