import { describe, expect, it } from 'vitest';

import { isTitleDrawn } from './drawn-title.ts';

describe('a title', () => {
  it.each([
    ['🦊🌲', true],
    ['🦊 🌲', true],
    ['🦊\uFE0F', true],
    ['🦊🐢', false],
    ['🦊 for Finn', false],
    ['', false],
    ['60', false],
  ])('of emoji alone that are drawn is set once: %s (behaviour 6.41)', (title, isDrawn) => {
    expect(isTitleDrawn(['🦊', '🌲'], title)).toBe(isDrawn);
  });
});
