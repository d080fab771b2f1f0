import { describe, expect, test } from 'vitest';

import { shortenLink, splitMessage, splitTitle } from './message-parts.ts';

const link = 'https://festoon.example/guest/sPKUaaaaaaaa?g=kT4bbbbbbbb-_bb';

describe('the message on screen (behaviour 48.6)', () => {
  test('has its link apart, also at its end and with words behind it', () => {
    expect(splitMessage(`Come: ${link}`, link)).toEqual({ before: 'Come:', link, after: '' });
    expect(splitMessage(`${link} Ana`, link)).toEqual({ before: '', link, after: 'Ana' });
    expect(splitMessage('No link', link)).toEqual({ before: 'No link', link: '', after: '' });
  });

  test('shows a link without its secrets', () => {
    expect(shortenLink(link)).toBe('festoon.example/guest/sPKU…?g=kT4b…');
    expect(shortenLink('http://localhost:3000/guest/abcdefghij?g=klmnopqr')).toBe(
      'localhost:3000/guest/abcd…?g=klmn…',
    );
  });

  test('finds the title, whatever signs are in it', () => {
    expect(splitTitle('Come to A+B (1)!', 'A+B (1)')).toEqual(['Come to ', 'A+B (1)', '!']);
    expect(splitTitle('Come!', '')).toEqual(['Come!', '', '']);
  });
});
