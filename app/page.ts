import { createContext } from 'react';

import type { Look } from './features/theme/look.ts';

/** What a host site route declares about its whole document. */
export interface RouteHandle {
  /**
   * The document is only a map: plain HTML without the framework's scripts, which may load tiles or Google's
   * script.
   */
  map?: boolean;
  /** The color scheme of a framed document, from the route's loader data. */
  scheme?: (loaderData: unknown) => Look['scheme'] | undefined;
}

/** The declarations of all routes of a document, combined. */
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

/** A style element, and its hash for the content security policy. */
export interface InlineStyle {
  css: string;
  hash: string;
}

/** The styles of the document. In the browser they are already in the document, so the value does not matter there. */
export const InlineStyles = createContext<readonly InlineStyle[]>([{ css: '', hash: '' }]);
