import { nameForGuests } from '#app/features/invitation/local/guest-facts.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { type GuestWords, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';

import { buildCardUrl, describeCard } from './content-hash.ts';
import { type CardFacts, toCardFacts } from './facts.ts';
import { cardSize } from './zones.ts';

/** With the regions that Open Graph wants; English is what it takes for granted. */
const openGraphLocales: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pt: 'pt_BR',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sl: 'sl_SI',
  tr: 'tr_TR',
  ar: 'ar_AR',
  hi: 'hi_IN',
  zh: 'zh_CN',
  ja: 'ja_JP',
};

function describe({ when, where }: CardFacts, isCanceled: boolean, { say }: GuestWords): string {
  const state = isCanceled ? say('previewCanceled') : '';
  const parts = [state, ...when, where.filter(Boolean).join(', ')].filter(Boolean);
  return parts.join(' · ') || say('previewOpen');
}

/** Holds only what every guest may know, in the page's language (behaviour 49.34). `link` is the full open link. */
export function LinkPreviewTags({ view, link }: { view: GuestView; link: string }) {
  const words = usePageWords();
  const { language } = words;
  const title = nameForGuests(view, words);
  const facts = toCardFacts(view, words);
  const description = describe(facts, view.cancellation !== null, words);
  const card = buildCardUrl(facts, link);
  const alt = words.say('previewAlt', { title });
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={link} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Festoon" />
      {language === 'en' ? null : (
        <meta property="og:locale" content={openGraphLocales[language]} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={link} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content={describeCard(facts).type} />
      <meta property="og:image:width" content={`${cardSize.width}`} />
      <meta property="og:image:height" content={`${cardSize.height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
