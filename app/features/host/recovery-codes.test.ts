import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  hashRecoveryCode,
  createRecoveryCode,
  deriveRecoveryCode,
} from './recovery-codes.server.ts';

const shape = /^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

test('a code is five groups of five characters that cannot be mistaken', () => {
  expect(createRecoveryCode()).toMatch(shape);
  expect(deriveRecoveryCode(createRecoveryCode(), 'form')).toMatch(shape);
});

test('codes differ', () => {
  expect(new Set(Array.from({ length: 1000 }, createRecoveryCode)).size).toBe(1000);
});

test('a code is the same however it is written down', () => {
  const code = '01ABC-DEFGH-JKMNP-QRSTV-WXYZ0';
  const written = fc.constantFrom(
    code.toLowerCase(),
    code.replaceAll('-', ''),
    code.replaceAll('-', ' '),
    code.replaceAll('-', '–'),
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
    code.replaceAll('0', 'O').replaceAll('1', 'I'),
    `  ${code}\n`,
  );
  fc.assert(
    fc.property(written, (typed) => {
      expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
    }),
  );
});

test('another code is another code', () => {
  expect(hashRecoveryCode('01ABC-DEFGH-JKMNP-QRSTV-WXYZ0')).not.toBe(
    hashRecoveryCode('01ABC-DEFGH-JKMNP-QRSTV-WXYZ2'),
  );
});

test('the code that follows depends on the used code and on the form', () => {
  const code = createRecoveryCode();
  expect(deriveRecoveryCode(code.toLowerCase(), 'a')).toBe(deriveRecoveryCode(code, 'a'));
  expect(deriveRecoveryCode(code, 'b')).not.toBe(deriveRecoveryCode(code, 'a'));
  expect(deriveRecoveryCode(createRecoveryCode(), 'a')).not.toBe(deriveRecoveryCode(code, 'a'));
});
