import { ReviewScreen } from '#app/features/review/review-screen.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { findPreferredLanguage } from '#app/platform/language/preferred-language.ts';

import type { Route } from './+types/confirmation.ts';

export { loader } from '#app/review-loader.server.ts';
export { headers } from '#app/host-loader.server.ts';

/** Without a connection the review opens all the same. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    console.warn('Couldn’t tell who has logged in.', error);
    const preferred = findPreferredLanguage(navigator.languages.join(','));
    return { hostName: null, preferred, registrationNote: null };
  }
}

export { staysOnReview as shouldRevalidate } from '#app/features/review/stays-on-review.ts';

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ReviewScreen here={addresses.confirmation} {...loaderData} />;
}
