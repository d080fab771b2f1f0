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
  const pages = matches.map(({ handle, loaderData }) => {
    const { map = false, scheme } = (handle ?? {}) as RouteHandle;
    return { map, scheme: scheme?.(loaderData) };
  });
  return {
    map: pages.some(({ map }) => map),
    scheme: pages.find((page) => page.scheme)?.scheme,
  };
}

export interface InlineStyle {
  css: string;
  hash: string;
}

/** In the browser the styles are already in the document, so the value does not matter there. */
export const InlineStyles = createContext<readonly InlineStyle[]>([{ css: '', hash: '' }]);
