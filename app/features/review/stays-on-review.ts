import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Neither a save nor a part's form, which the address names, changes what the loader has read. */
export function staysOnReview(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isHere = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && !isHere && defaultShouldRevalidate;
}
