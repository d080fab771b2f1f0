import { data, redirectDocument } from 'react-router';

import { isGuestSite } from '#app/platform/paths.ts';

import type { Route } from './+types/not-found.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

/** An address of the guest site is loaded as a document. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (isGuestSite(new URL(request.url).pathname)) throw redirectDocument(request.url);
  return serverLoader();
}

export default function NotFound() {
  return null;
}
