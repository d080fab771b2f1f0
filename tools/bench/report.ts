import type { Finding } from './harness.ts';
import { formatNumber } from './harness.ts';
import { toPeers } from './peers.ts';

function verdict({ met }: Finding): string {
  return met === null ? '' : met ? 'met' : '**missed**';
}

export function toTable(findings: readonly Finding[]): string {
  const rows = findings.map(
    (finding) => `| ${finding.what} | ${finding.goal} | ${finding.found} | ${verdict(finding)} |`,
  );
  return ['| What | Goal | Found | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function toDetails({ what, figures, notes = [] }: Finding): string {
  const rows = Object.entries(figures).map(
    ([name, value]) => `| ${name} | ${formatNumber(value)} |`,
  );
  const table = rows.length > 0 ? ['', '| Figure | |', '| --- | --: |', ...rows] : [];
  return [`### ${what}`, ...table, ...notes.flatMap((note) => ['', note])].join('\n');
}

export function toPage(
  findings: readonly Finding[],
  machine: readonly [string, string][],
  command: string,
): string {
  return `# Benchmarks

Written by \`${command}\`. Every ratio comes from one run on one machine, with the contestants taking turns
(\`tools/bench/harness.ts\` says how), so that it says more than the figures beside it.

${machine.map(([name, value]) => `- ${name}: ${value}`).join('\n')}

${toTable(findings)}

${toPeers(findings)}## Figures

${findings.map(toDetails).join('\n\n')}
`;
}
