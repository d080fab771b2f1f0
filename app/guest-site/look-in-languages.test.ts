import { expect, test } from 'vitest';

import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { toCardFacts } from '#app/features/link-card/facts.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { isSolemn } from '#app/features/theme/tokens.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { secretInvite } from '#tests/fixtures/secret-invite.ts';

/** Its composition depends on its title. */
const quiet: Invite = {
  ...secretInvite,
  ...makeDraft({ eventName: 'In memory of Rosa', theme: [], eventType: ['Wedding'] }),
  language: 'en',
  ownWords: { de: { title: { text: 'Gartenfest', of: 'In memory of Rosa' } } },
};
const draw = (view: Parameters<typeof getLook>[0]) => getLook(view, listIdeaClaims).art.tall;

test('a look is drawn from the original title in every language (behaviour 49.60)', () => {
  const [original, german] = [toGuestView(quiet), toGuestView(inLanguage(quiet, 'de'))];
  expect(german.eventName).toBe('Gartenfest');
  expect(draw(german)).toBe(draw(original));
  expect(draw({ ...original, eventName: 'Gartenfest' })).not.toBe(draw(original));
});

test('a link’s preview shows the words in the look of the original (behaviour 49.57, 49.60)', () => {
  const facts = toCardFacts(toGuestView(inLanguage(quiet, 'de')), getGuestWords('de'));
  expect(facts).toMatchObject({ title: 'Gartenfest', eventName: 'In memory of Rosa' });
});

test('what mourns does so in every language (behaviour 49.60)', () => {
  expect(isSolemn(inLanguage(quiet, 'de'), listIdeaClaims)).toBe(true);
  expect(isSolemn({ ...quiet, eventName: 'Gartenfest' }, listIdeaClaims)).toBe(false);
});
