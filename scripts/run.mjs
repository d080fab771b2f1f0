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
 * Runs a program to its end and hands on the signals that ask this process to stop. When one came, this
 * process ends as soon as the program has.
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
 * Asks this process to stop once the one that started it is gone: npm's shell passes no signal on. Only
 * where a parent is known to stay, under npm or under another `go.mjs`.
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
 * Who started this process, in a form to compare. A shell between npm and us outlives npm; where Linux lets
 * us look, its own parent counts too.
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
