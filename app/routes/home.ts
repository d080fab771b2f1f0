import { redirectDocument } from 'react-router';

import type { Route } from './+types/home.ts';

/** The router leaves its document for that of the home site. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}
