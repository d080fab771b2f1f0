import { redirectDocument } from 'react-router';

import type { Route } from './+types/home.ts';

/** Home is a document of the home site. The client-side router leaves its own document for it. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}
