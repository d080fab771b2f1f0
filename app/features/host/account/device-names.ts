import { say, texts } from '#app/platform/language/say.ts';

/** The first match counts, because most browsers also send the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** In place of a device, in a record of what the command line did. */
export const { commandLine } = texts({ commandLine: 'Command line' });

/** Such as 'Firefox on Windows', from a User-Agent header; '' when unknown. */
export function describeDevice(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 500);
  const find = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}

/** What `describeDevice` has made, in the language of the host: records keep it in English. */
export function sayDevice(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? say('{browser} on {system}', { browser, system }) : say(device);
}
