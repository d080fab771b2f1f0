import { closeSync, fdatasyncSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import path from 'node:path';

import { pins } from './pin.ts';

export const coreCount = availableParallelism();

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Milliseconds that the processors were busy and idle since the machine's start. */
function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  return {
    busy: sum(times.map(({ user, nice, sys, irq }) => user + nice + sys + irq)),
    idle: sum(times.map(({ idle }) => idle)),
  };
}

/** How many cores were busy on average while `work` ran. */
export async function measureBusyCores(work: () => Promise<void>): Promise<number> {
  const before = processorTimes();
  await work();
  const after = processorTimes();
  const busy = after.busy - before.busy;
  return (busy / (busy + after.idle - before.idle)) * coreCount;
}

/** Fields of /proc/PID/stat after the name, from 0: own and ended children's time, in hundredths of a second. */
const timeFields = [11, 12, 13, 14];

/** Milliseconds of processor time that a process has taken, with its ended children; 0 for any but PostgreSQL's. */
function readPostgresTime(pid: string): number {
  try {
    const [name, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    if (!name?.endsWith('(postgres')) return 0;
    const fields = rest.split(' ');
    return sum(timeFields.map((field) => Number(fields[field]) * 10));
  } catch {
    // It has ended: its parent has its time.
    return 0;
  }
}

/**
 * Milliseconds of processor time that all PostgreSQL processes of this machine have taken since they started; null
 * where the system does not tell.
 */
export function readDatabaseTime(): number | null {
  if (type() !== 'Linux') return null;
  return sum(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(readPostgresTime),
  );
}

/** How many writes of 4 KiB a second this folder's disk confirms, one after another. */
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

/** Describes the machine that the figures come from. */
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
