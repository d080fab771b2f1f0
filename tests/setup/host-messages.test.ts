import { expect, test } from 'vitest';

import { listHostMessages, listMessages } from './host-messages.mjs';
import { makeTree } from './tree.ts';

const header = "import { say, texts } from '#app/platform/language/say.ts';\n";
const list = (code: string) => listMessages('app/a.tsx', header + code);

test.each([
  ["const x = () => say('One');", ['One']],
  ["const x = () => say(is ? 'One' : 'Two {n}', { n });", ['One', 'Two {n}']],
  ['const x = () => <p>{say(`it’s "so"`)}</p>;', ['it’s "so"']],
  ["const a = texts({ b: 'B', c: ['C', { d: 'D' }], e: 1 } as const);", ['B', 'C', 'D']],
  ["const a = texts({ b: 'B' }) satisfies Record<string, string>;", ['B']],
  ["const x = () => words.say('key') + say(label) + other('No');", []],
])('what is said is a message: %s (behaviour 49.85)', (code, messages) => {
  expect(list(code)).toEqual(messages);
});

test('the words of guests are said by keys and are no messages', () => {
  expect(listMessages('app/a.tsx', "const { say } = useGuestWords(); say('yes');")).toEqual([]);
});

test('a message of several files is listed once, with all of them', () => {
  const root = makeTree({
    'app/a.ts': `${header}const x = () => say('Save') + say('Save') + say('Cancel');`,
    'app/b.ts': `${header}const x = () => say('Save');`,
    'app/b.test.ts': `${header}say('Not this');`,
  });
  expect([...listHostMessages(root)]).toEqual([
    ['Save', ['app/a.ts', 'app/b.ts']],
    ['Cancel', ['app/a.ts']],
  ]);
});
