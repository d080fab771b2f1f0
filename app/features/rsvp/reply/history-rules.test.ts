import { expect, test } from 'vitest';

import { usualTerms } from '#tests/fixtures/replies.ts';

import type { GivenReply, Reply } from '../reply.ts';
import { diffReplies } from './history-rules.ts';
import { applyReply } from './reply-rules.ts';

function say(given: GivenReply, before: Reply | null = null): Reply {
  const applied = applyReply(
    before,
    given,
    { people: [], companions: 3, isInvitee: false },
    usualTerms,
  );
  if (!applied.ok) throw new Error(applied.error);
  return applied.value.reply;
}

test('a change keeps from what to what, and nothing that stayed (behaviour 25.15)', () => {
  const before = say({ answer: 'yes', note: 'Hi' });
  const after = say({ answer: 'yes', extra: 2, companions: ['Bo'] }, before);
  expect(diffReplies(before, after)).toEqual({
    before: { extra: 0, companions: [] },
    after: { extra: 2, companions: ['Bo'] },
  });
  expect(diffReplies(before, say({ answer: 'yes' }, before))).toBeNull();
});
