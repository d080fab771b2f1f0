import { expect, test } from 'vitest';

import { allowsPrograms } from './temporary-folder.mjs';

const disk = '/dev/vda / ext4 rw,noexec 0 0';

test.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev,relatime 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  ['tmpfs /run tmpfs rw 0 0', false],
])('whether a folder in memory lets programs run is read from its mount: %s', (mount, allowed) => {
  expect(allowsPrograms(`${disk}\n${mount}\n`)).toBe(allowed);
});
