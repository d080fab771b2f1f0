import { describe, expect, it } from 'vitest';

import { type Reply, noReply } from '../reply.ts';
import { keepSeat } from './merge-seats.ts';

const yes: Reply = { ...noReply, answer: 'yes' };
const waits = (waiting: number, more: Partial<Reply> = {}): Reply => ({ ...yes, waiting, ...more });

describe('of two replies that become one', () => {
  it('the newer counts, and keeps the places of the older (behaviour 19.14)', () => {
    const newer = waits(2, { note: 'By train' });
    expect(keepSeat(newer, yes, 0)).toEqual({ ...yes, note: 'By train' });
    expect(keepSeat(yes, newer, 0)).toEqual(yes);
  });

  it('both wait: the number that came first stays (behaviour 19.14)', () => {
    expect(keepSeat(waits(5), waits(2), 0).waiting).toBe(2);
    expect(keepSeat(waits(2), waits(5), 0).waiting).toBe(2);
  });

  it('a larger party grows only into free places (behaviour 19.14)', () => {
    const four = waits(2, { extra: 3, companions: ['Bo'] });
    expect(keepSeat(four, yes, 3)).toMatchObject({ waiting: null, extra: 3, companions: ['Bo'] });
    expect(keepSeat(four, yes, 2)).toMatchObject({ waiting: null, extra: 0, companions: [] });
    const family = waits(3, { people: { a: 'yes', b: 'yes' } });
    expect(keepSeat(family, yes, 0)).toMatchObject({ waiting: null, people: null });
  });

  it('who says no keeps no place (behaviour 19.14)', () => {
    const no = { ...yes, answer: 'no' } as const;
    expect(keepSeat(no, yes, 0)).toEqual(no);
    expect(keepSeat(waits(1), no, 0)).toEqual(waits(1));
  });
});
