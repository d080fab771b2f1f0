import { expect, test } from 'vitest';

import { silentMs, toMailboxHealth } from '../returned/mailbox-rules.ts';
import { judgeMailbox } from './mailbox-check.ts';

const minute = 60_000;
const state = { readAt: null, awaySince: null, waiting: 0, processed: 0, unmatched: 0 };
const read = { ...state, readAt: 10 * minute, processed: 1200, unmatched: 3 };

test.each([
  ['never', state, 0, 'unknown', 'was not read yet', 'not read yet'],
  ['just now', read, 11 * minute, 'good', '1,200 read so far, 3 of them', 'read'],
  [
    'not connected',
    { ...read, awaySince: 20 * minute },
    30 * minute,
    'fault',
    '10 minutes',
    'away',
  ],
  ['a day', { ...read, awaySince: 0 }, 24 * 60 * minute, 'fault', 'for 24 hours', 'away'],
  ['by no process', read, read.readAt + silentMs + 1, 'fault', 'not been read for 10', 'away'],
] as const)(
  'the mailbox is said in a sentence and in /health: %s (behaviour 29.36)',
  (_, found, now, kind, said, status) => {
    const finding = judgeMailbox(found, now);
    expect(finding.state).toBe(kind);
    expect(finding.said).toContain(said);
    expect(toMailboxHealth(found, now).status).toBe(status);
  },
);
