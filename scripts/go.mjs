// `npm start`, `npm test`, `npm run dev` and any script on any machine: as `run`, or as `run-built` after the build.
// Runs on Node 18 and up with nothing installed: until the install is done, it may import only modules that need
// nothing but `node:` modules.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { findOwnNode, installOwnNode } from './own-node.mjs';
import { run, stopWithParent } from './run.mjs';

const self = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(self), '..');
const commands = ['start', 'test', 'dev', 'run', 'run-built'];

/** @param {string[]} argv */
async function go(argv) {
  const [command = '', ...args] = argv;
  if (!commands.includes(command)) {
    throw new CommandError(`Usage: node scripts/go.mjs ${commands.join('|')}`);
  }
  const node = findOwnNode(root);
  await Promise.all([
    node === null ? null : installOwnNode(root, node),
    ensureInstalled(root, 'Installing packages…', needsTools(argv) ? 'all' : 'site'),
  ]);
  if (node !== null) return goOnWith(node, argv);
  if (command === 'run-built') await (await import('./build.mjs')).ensureBuilt(root);
  if (command.startsWith('run')) return (await run(process.execPath, args, { cwd: root })).code;
  const module = await import(`./${command}.mjs`);
  return /** @type {number} */ (await module[command](root, args));
}

/**
 * Whether a command needs the packages of tests and tools. What people run beside a server does not.
 * @param {string[]} argv
 */
function needsTools([command, script = '']) {
  if (command === 'run') return !script.startsWith('scripts/');
  return command === 'test' || command === 'run-built';
}

/**
 * Runs the same command with a newer Node, and puts it first on the PATH for child processes.
 * @param {string} node
 * @param {string[]} argv
 */
async function goOnWith(node, argv) {
  const env = {
    ...process.env,
    FESTOON_GO: '1',
    PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
  };
  return (await run(node, [...process.execArgv, self, ...argv], { env })).code;
}

stopWithParent();
try {
  process.exitCode = await go(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 1;
}
