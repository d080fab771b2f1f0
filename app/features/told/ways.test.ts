import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildMailTo, buildSms, buildWhatsApp } from './ways.ts';

const text = 'Hi Bo & Ana! 100% #1? + ✨\nhttps://festoon.example/guest/x?g=y';
const hostile = fc.string({ unit: 'binary', maxLength: 200 });

describe('a ready message in an address (behaviour 48.2)', () => {
  test('opens in WhatsApp, on a contact where there is a number', () => {
    expect(buildWhatsApp('+447700900123', 'Hi & bye')).toBe(
      'https://wa.me/447700900123?text=Hi%20%26%20bye',
    );
    expect(buildWhatsApp('', 'Hi')).toBe('https://wa.me/?text=Hi');
  });

  test('opens as SMS with the separators of the device', () => {
    expect(buildSms('+447700900123', 'Hi', 'ios')).toBe('sms:+447700900123&body=Hi');
    expect(buildSms('+447700900123', 'Hi', 'other')).toBe('sms:+447700900123?body=Hi');
    expect(buildSms('', 'Hi', 'ios')).toBe('sms:&body=Hi');
    expect(buildSms('', 'Hi', 'other')).toBe('sms:?body=Hi');
  });

  test('is read back unchanged', () => {
    const mail = new URL(buildMailTo('ana+1@example.org', { subject: text, text }));
    expect(decodeURIComponent(mail.pathname)).toBe('ana+1@example.org');
    expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
    expect(new URL(buildWhatsApp('', text)).searchParams.get('text')).toBe(text);
    expect(new URL(buildSms('', text, 'other')).searchParams.get('body')).toBe(text);
  });

  test('has one field and one recipient more for nothing that is in it', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (to, subject, body) => {
        const mail = new URL(buildMailTo(to, { subject, text: body }));
        expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(mail.pathname).not.toMatch(/[,;]/u);
        const whatsApp = new URL(buildWhatsApp(to, body));
        expect(whatsApp.host).toBe('wa.me');
        expect([...whatsApp.searchParams.keys()]).toEqual(['text']);
        expect(buildSms(to, body, 'ios')).toMatch(/^sms:(\+\d+)?&body=[^&?]*$/u);
      }),
    );
  });
});
