// `npm run settings` generates .env.example and the README's table from the settings' schema. With --check it only
// fails when one of them is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { settingRows } from '#app/platform/settings.server.ts';
import { getFileSetting } from '#app/platform/settings/secret-files.server.ts';

const begin = '<!-- settings: written by `npm run settings` -->';
const end = '<!-- /settings -->';

type Row = (typeof settingRows)[number];

const describe = (row: Row) =>
  'secret' in row ? `${row.doc} Or ${getFileSetting(row.name)}: a file with it.` : row.doc;

/** `.env.example`: every setting with its default, commented out. */
export function printEnvExample(): string {
  const rows = settingRows.map((row) => `# ${describe(row)}\n# ${row.name}=${row.default}\n`);
  return `# Every setting, each with its default. Copy this file to .env to change one.\n\n${rows.join('\n')}`;
}

/** The README with an updated settings table. Throws when the table's markers are missing. */
export function replaceSettingsTable(readme: string): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`README.md needs the lines ${begin} and ${end}.`);
  }
  const rows = settingRows.map(
    (row) => `| \`${row.name}\` | ${row.default ? `\`${row.default}\`` : ''} | ${describe(row)} |`,
  );
  const table = ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}

function main(onlyCheck: boolean): void {
  const root = path.resolve(import.meta.dirname, '..');
  const files = [
    { name: '.env.example', make: printEnvExample },
    { name: 'README.md', make: replaceSettingsTable },
  ];
  for (const { name, make } of files) {
    const file = path.join(root, name);
    const present = readFileSync(file, 'utf8');
    const wanted = make(present);
    if (present === wanted) continue;
    if (!onlyCheck) writeFileSync(file, wanted);
    else {
      console.log(`${name} is out of date: run \`npm run settings\`.`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--check'));
