import { href } from 'react-router';

import { defaultRedirect } from './rules.ts';

/** The login screen's address. `target` is the path to go to afterwards; `recover` opens it for a recovery code. */
export function logInLink(target: string = defaultRedirect, recover = false): string {
  const query = new URLSearchParams({ ...(recover ? { mode: 'recover' } : {}), redirect: target });
  return `${href('/hostLogIn')}?${query}`;
}
