import { createContext } from 'react';

import type { Look } from './features/theme/look.ts';

export interface RouteHandle {
  /** Plain HTML without the framework's scripts, which may load tiles or Google's script. */
  map?: boolean;
  scheme?: (loaderData: unknown) => Look['scheme'] | undefined;
}

export interface Page {
  map: boolean;
  scheme: Look['scheme'] | undefined;
}

interface Match {
  handle: unknown;
  loaderData: unknown;
}

export function getPage(matches: readonly Match[]): Page {
  const page: Page = { map: false, scheme: undefined };
  for (const { handle, loaderData } of matches) {
    const { map, scheme } = (handle ?? {}) as RouteHandle;
    page.map ||= map === true;
    page.scheme ??= scheme?.(loaderData);
  }
  return page;
}

export interface InlineStyle {
  css: string;
  hash: string;
}

/** In the browser the styles are already in the document, so the value does not matter there. */
export const InlineStyles = createContext<readonly InlineStyle[]>([{ css: '', hash: '' }]);
