import { formatGuestTitle } from '#app/features/invitation/facts.ts';
import type { GuestView } from '#app/features/invite/views.ts';

import { buildCardUrl, describeCard } from './content-hash.ts';
import { type CardFacts, toCardFacts } from './facts.ts';
import { cardSize } from './zones.ts';

function describe({ when, where }: CardFacts, isCanceled: boolean): string {
  const state = isCanceled ? 'This event is canceled' : '';
  const parts = [state, ...when, where.filter(Boolean).join(', ')].filter(Boolean);
  return parts.join(' · ') || 'Open the invitation and say if you’re coming.';
}

/** Holds only what every guest may know. `link` is the full open link. */
export function LinkPreviewTags({ view, link }: { view: GuestView; link: string }) {
  const title = formatGuestTitle(view);
  const facts = toCardFacts(view);
  const description = describe(facts, view.cancellation !== null);
  const card = buildCardUrl(facts, link);
  const alt = `An invitation: ${title}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={link} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Festoon" />
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
