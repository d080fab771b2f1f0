import { expect, test } from 'vitest';

import { giveEachTestAPage, page, site, to } from '#tests/setup/browser.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();

const steps = ['eventName', 'partyType', 'theme', 'dateTime', 'answers', 'location'];

test.each(['', ...steps, 'nowhere'])(
  '/%s, filled in, meets the accessibility rules (behaviour 24.1)',
  async (path) => {
    await keepDraft(page, site.url);
    await to(`/${path}`);
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
  },
);
