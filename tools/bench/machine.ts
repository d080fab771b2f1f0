import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import path from 'node:path';

import { pins } from './pin.ts';

export const coreCount = availableParallelism();

/** Busy and idle milliseconds since the machine's start. */
function readProcessorTimes() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  return times.reduce((sum, one) => ({ busy: sum.busy + one.busy, idle: sum.idle + one.idle }));
}

/** How many cores were busy on average while `work` ran. */
export async function measureBusyCores<Result>(work: () => Promise<Result>) {
  const before = readProcessorTimes();
  const result = await work();
  const after = readProcessorTimes();
  const busy = after.busy - before.busy;
  return { busy: (busy / (busy + after.idle - before.idle)) * coreCount, result };
}

/** Consecutive writes of 4 KiB a second that this folder's disk confirms. */
function syncRate(dir: string, seconds: number): number {
  const file = openSync(path.join(dir, 'sync'), 'w');
  const block = Buffer.alloc(4096, 1);
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    writeSync(file, block, 0, block.length, done * block.length);
    fdatasyncSync(file);
    done += 1;
  }
  closeSync(file);
  return (done * 1000) / (performance.now() - start);
}

export function describeMachine(dir: string): [string, string][] {
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Processor', `${model}, ${coreCount} cores`],
    ['Memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    [
      'Load before the run',
      `${loadavg()[0]?.toFixed(1)} processes; more than 1 spoils the figures`,
    ],
    ['System', `${type()} ${release()}`],
    ['Node', process.version],
    [
      'Disk',
      `${Math.round(syncRate(dir, 1)).toLocaleString('en')} × write and fdatasync of 4 KiB a second`,
    ],
    ['Cores', pins ? 'servers on two, load generators on two others' : 'shared by all processes'],
  ];
}
