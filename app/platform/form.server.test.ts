import { expect, test } from 'vitest';

import {
  type ReceivedBody,
  describeTooLarge,
  maxBodyBytes,
  maxFormBytes,
  sayTooLarge,
} from './body-limit.ts';
import { readForm, readJson, readTextField, unreadable } from './form.server.ts';

const urlEncoded = 'application/x-www-form-urlencoded';

async function receive(body: BodyInit, type?: string): Promise<ReceivedBody> {
  const sent = new Response(body, type === undefined ? {} : { headers: { 'content-type': type } });
  return {
    body: await sent.bytes(),
    contentType: sent.headers.get('content-type') ?? '',
    bodyTooLarge: false,
    bodyLimit: maxBodyBytes,
  };
}

test('a form is read field by field, a missing one and a file being empty text', async () => {
  const sent = new FormData();
  sent.set('name', 'Ana');
  sent.set('picture', new File(['x'], 'x.png'));
  const form = await readForm(await receive(sent));
  expect(form.ok && readTextField(form.value, 'name')).toBe('Ana');
  expect(form.ok && readTextField(form.value, 'picture')).toBe('');
  expect(form.ok && readTextField(form.value, 'nothing')).toBe('');
});

test('JSON is handed on unchecked', async () => {
  expect(await readJson(await receive('{"a":[1]}'))).toEqual({ ok: true, value: { a: [1] } });
});

test('a body that is neither is refused with 400', async () => {
  const refused = { ok: false, error: { status: 400, message: unreadable } };
  expect(await readForm(await receive('{"a":1}', 'application/json'))).toEqual(refused);
  expect(await readJson(await receive('a=1'))).toEqual(refused);
  expect(await readJson(await receive(''))).toEqual(refused);
});

const refusedAs = (message: string) => ({ ok: false, error: { status: 413, message } });

test('a body that was too long is refused with 413, whatever arrived of it', async () => {
  const long = { ...(await receive('{}')), bodyTooLarge: true };
  const small = {
    ...(await receive('a=1', urlEncoded)),
    bodyTooLarge: true,
    bodyLimit: maxFormBytes,
  };
  expect(await readForm(small)).toEqual(refusedAs(describeTooLarge(maxFormBytes)));
  expect(await readJson(long)).toEqual(refusedAs(sayTooLarge()));
});

test('a form of more than two thousand fields is refused before it is parsed (behaviour 22.10)', async () => {
  const refused = { ok: false, error: { status: 400, message: unreadable } };
  expect(await readForm(await receive('a&'.repeat(2000), urlEncoded))).toEqual(refused);
  const most = new URLSearchParams(Array.from({ length: 2000 }, () => ['a', 'b'])).toString();
  expect((await readForm(await receive(most, urlEncoded))).ok).toBe(true);
});

test('JSON that is too deep or has too many items is refused before it is parsed (behaviour 22.11)', async () => {
  const refused = { ok: false, error: { status: 422, message: unreadable } };
  for (const text of ['['.repeat(400_000), `[${'{},'.repeat(340_000)}{}]`]) {
    expect(await readJson(await receive(text))).toEqual(refused);
  }
});
