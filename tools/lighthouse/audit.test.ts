import { expect, test } from 'vitest';

import { runWithRelaunches } from './audit.ts';

/** Throws this many times, then returns 100. */
function failing(times: number) {
  let runs = 0;
  return async () => {
    runs += 1;
    if (runs <= times) throw new Error(`NO_NAVSTART ${runs}`);
    return 100;
  };
}

test('a run that failed in the tool is run again, and said', async () => {
  const said: string[] = [];
  expect(await runWithRelaunches(failing(2), (line) => said.push(line))).toBe(100);
  expect(said).toEqual([
    'Lighthouse failed (NO_NAVSTART 1): launched again',
    'Lighthouse failed (NO_NAVSTART 2): launched again',
  ]);
});

test('a tool that fails every time is not run for ever', async () => {
  await expect(runWithRelaunches(failing(100), () => {})).rejects.toThrow('NO_NAVSTART 5');
});
