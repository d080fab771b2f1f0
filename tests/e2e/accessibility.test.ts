import { expect, test } from 'vitest';

import { giveEachTestAPage, page, site, to } from '#tests/setup/browser.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();

// The steps are in wizard/draft-storage.test.ts.
test('home, the answer settings and an unknown address meet the accessibility rules (behaviour 24.1)', async () => {
  await keepDraft(page, site.url);
  for (const path of ['/', '/answers', '/nowhere']) {
    await to(path);
    await expect.poll(() => findAxeViolations(page), { message: path }).toEqual([]);
  }
});
