import { expect, test } from 'vitest';

import { settingRows } from '#app/platform/settings.server.ts';

import { printEnvExample, replaceSettingsTable } from './print-settings.ts';

const begin = '<!-- settings: written by `npm run settings` -->';
const readme = `# Title\n\n${begin}\nout of date\n<!-- /settings -->\n\nEnd.\n`;

test('.env.example holds every setting, each commented out (behaviour 23.21)', () => {
  const text = printEnvExample();
  for (const { name, default: value } of settingRows)
    expect(text).toContain(`\n# ${name}=${value}\n`);
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))).toEqual([]);
});

test('the README’s table is made new, the rest of it left alone (behaviour 23.21)', () => {
  const made = replaceSettingsTable(readme);
  expect(made).toMatch(/^# Title\n/);
  expect(made).toMatch(/\nEnd\.\n$/);
  expect(made).not.toContain('out of date');
  for (const { name } of settingRows) expect(made).toContain(`| \`${name}\` |`);
  expect(replaceSettingsTable(made)).toBe(made);
});

test('a README without the table’s marks is an error', () => {
  expect(() => replaceSettingsTable('# Title\n')).toThrow(/README\.md needs the lines/);
});
