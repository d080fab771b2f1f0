import { toPixels } from './lanes.ts';
import { type ActivityWindow, formatShortly } from './rules.ts';

export interface Tick {
  minutes: number;
  label: string;
  at: 'start' | 'between' | 'end';
}

const tickSteps = [15, 30, 60, 120, 180, 240, 360, 720];
const tickRoom = 68;
const lastTickRoom = 88;

/** Both ends, and between them as many round times as fit. */
export function listTicks(window: ActivityWindow, width: number): Tick[] {
  const pixels = (minutes: number) => toPixels(minutes, window, width);
  const step =
    tickSteps.find((minutes) => (minutes / (window.end - window.start)) * width >= tickRoom) ??
    1440;
  const between: Tick[] = [];
  for (let at = Math.ceil(window.start / step) * step; at < window.end; at += step) {
    if (pixels(at) >= tickRoom && width - pixels(at) >= lastTickRoom) {
      between.push({ minutes: at, label: formatShortly(at), at: 'between' });
    }
  }
  return [
    { minutes: window.start, label: formatShortly(window.start), at: 'start' },
    ...between,
    { minutes: window.end, label: formatShortly(window.end), at: 'end' },
  ];
}
