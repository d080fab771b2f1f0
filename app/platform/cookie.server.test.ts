import { createCookie } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { defineCookie } from './cookie.server.ts';

const plain = 'http://localhost:3000';
const secure = 'https://party.example';
const schema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(5)) });
const cookie = defineCookie('who', { prefix: '__Host-', seconds: 60, schema });

test('a cookie is written as React Router’s createCookie writes it, and read from among others', async () => {
  for (const name of ['ana', 'Zoë', '']) {
    const line = cookie.write(plain, { name });
    const [pair = '', ...attributes] = line.split('; ');
    expect(attributes).toEqual(['Max-Age=60', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
    expect(await createCookie('who').parse(pair)).toEqual({ name });
    expect(cookie.read(plain, `other=1; ${pair}; a=b`)).toEqual({ name });
  }
});

test('over https it is Secure and has its prefix, and one without the prefix is not read', () => {
  const [pair = '', ...attributes] = cookie.write(secure, { name: 'ana' }).split('; ');
  expect(attributes).toContain('Secure');
  expect(pair).toMatch(/^__Host-who=/);
  expect(cookie.read(secure, pair)).toEqual({ name: 'ana' });
  expect(cookie.read(secure, pair.replace('__Host-', ''))).toBeNull();
  expect(cookie.read(secure, `${pair.replace('__Host-', '')}; ${pair}`)).toEqual({ name: 'ana' });
});

test.each([
  ['none', undefined],
  ['an empty one', 'who='],
  ['one of another name', 'whose=eyJuYW1lIjoiYW5hIn0='],
  ['one that is not base64', 'who=%%%'],
  ['one that is not JSON', `who=${btoa('{"name":')}`],
  ['one that does not fit the schema', `who=${btoa('{"name":"annabel"}')}`],
  ['one with more in it', `who=${btoa('{"name":"ana","age":7}')}`],
])('%s is no cookie', (_, header) => {
  expect(cookie.read(plain, header)).toBeNull();
});

test('it is removed under the name and the path that it was written with', () => {
  expect(cookie.clear(secure)).toBe(
    '__Host-who=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});
