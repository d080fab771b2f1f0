import { describe, expect, test } from 'vitest';

import { keepOpened, orderWays, readOpened } from './send-ways.ts';

describe('the ways of a message (behaviour 48.6)', () => {
  test.each([
    [null, true, ['whatsapp', 'share', 'sms', 'mail', 'copy']],
    [null, false, ['whatsapp', 'sms', 'mail', 'copy']],
    ['sms', true, ['sms', 'whatsapp', 'share', 'mail', 'copy']],
    ['share', true, ['share', 'whatsapp', 'sms', 'mail', 'copy']],
    ['share', false, ['whatsapp', 'sms', 'mail', 'copy']],
    ['pigeon', false, ['whatsapp', 'sms', 'mail', 'copy']],
  ])('after %s, with a share sheet %s: %j', (last, canShare, ways) => {
    expect(orderWays(last, canShare)).toEqual(ways);
  });

  test('an open way is the one of its guest alone', () => {
    expect(readOpened(keepOpened('a', 'sms'), 'a')).toBe('sms');
    expect(readOpened(keepOpened('a', 'sms'), 'b')).toBeNull();
    expect(readOpened('a pigeon', 'a')).toBeNull();
    expect(readOpened(null, 'a')).toBeNull();
  });
});
