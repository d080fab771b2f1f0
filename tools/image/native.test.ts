import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

interface Locked {
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

const locked = Object.entries(packages).filter(([name, { dev }]) => name !== '' && !dev);

/** The packages for one platform each, of which npm installs those that fit. */
const listVariants = ({ optionalDependencies = {} }: Locked) =>
  Object.keys(optionalDependencies).filter((name) => packages[`node_modules/${name}`]?.cpu);

/** The image of arm64 has Debian's glibc. */
function fitsArm(name: string): boolean {
  const { os = [], cpu = [], libc = ['glibc'] } = packages[`node_modules/${name}`] ?? {};
  return os.includes('linux') && cpu.includes('arm64') && libc.includes('glibc');
}

/** What builds and serves the site and is not JavaScript, and its packages for linux-arm64 with glibc. */
const forArm = {
  '@node-rs/argon2': ['@node-rs/argon2-linux-arm64-gnu'],
  '@takumi-rs/core': ['@takumi-rs/core-linux-arm64-gnu'],
  lightningcss: ['lightningcss-linux-arm64-gnu'],
  rolldown: ['@rolldown/binding-linux-arm64-gnu'],
  sharp: ['@img/sharp-libvips-linux-arm64', '@img/sharp-linux-arm64'],
};

/** Only the types of a package that is not installed for the site ask for it. */
const notServed = new Set(['typescript']);

test('every package with native code ships for linux-arm64 with glibc', () => {
  const found = locked
    .filter(([, entry]) => entry.cpu === undefined && listVariants(entry).length > 0)
    .map(([place, entry]) => [
      place.replace('node_modules/', ''),
      listVariants(entry).filter(fitsArm).toSorted(),
    ]);
  const served = found.filter(([name]) => !notServed.has(String(name)));
  expect(Object.fromEntries(served)).toEqual(forArm);
});

test('no package of the site compiles anything when it is installed', () => {
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

test('the documentation lists them', () => {
  const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  for (const name of Object.values(forArm).flat()) expect(operations).toContain(`\`${name}\``);
});
