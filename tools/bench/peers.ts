import { type Finding, formatNumber } from './harness.ts';

/** A guest page on Lighthouse's simulated phone. */
interface Weighed {
  name: string;
  /** Out of 100. */
  performance: number | undefined;
  /** Largest contentful paint, in seconds. */
  lcp: number | undefined;
  /** Kilobytes over the wire. */
  all: number | undefined;
  script: number | undefined;
}

const peers: readonly Weighed[] = [
  { name: 'OwnRSVP', performance: 91, lcp: 3, all: 365, script: undefined },
  { name: 'gathio', performance: 63, lcp: 6.3, all: 881, script: undefined },
  { name: 'Rallly', performance: 54, lcp: 7.9, all: 894, script: 787 },
];

export const guestPageRow = 'Page weight and Lighthouse: guest page';

const format = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));

/** Our guest page beside other programs'; empty if a run has not measured it. */
export function toPeers(findings: readonly Finding[]): string {
  const figures = findings.find(({ what }) => what === guestPageRow)?.figures;
  if (!figures) return '';
  const ours: Weighed = {
    name: 'Festoon',
    performance: figures['performance'],
    lcp: figures['LCP, s'],
    all: figures['kB in all'],
    script: figures['kB script'],
  };
  const rows = [ours, ...peers].map(
    ({ name, performance, lcp, all, script }) =>
      `| ${[name, ...[performance, lcp, all, script].map(format)].join(' | ')} |`,
  );
  return `## Guest pages of other programs

Festoon's is the one of this run. The others were measured earlier with the same settings of Lighthouse.

| | Performance | LCP, s | kB in all | kB script |
| --- | --: | --: | --: | --: |
${rows.join('\n')}

`;
}
