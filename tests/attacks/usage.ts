import { readFileSync } from 'node:fs';

export interface Usage {
  cpuSeconds: number;
  residentMegabytes: number;
  peakMegabytes: number;
}

const ticksPerSecond = 100;

export function measureUsage(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return {
    cpuSeconds: (user + system) / ticksPerSecond,
    residentMegabytes: megabytes('VmRSS'),
    peakMegabytes: megabytes('VmHWM'),
  };
}
