import { createContext } from 'react';

import type { Look } from './features/theme/look.ts';

/** A route whose `handle` says so is served as plain HTML, without the framework's scripts. */
export interface RouteHandle {
  plainHtml?: boolean;
  /** A plain page that is a map: it may load what its map is made of, tiles or Google's script. */
  map?: boolean;
  /** The look of the whole page; null where it has Festoon's own. Given what the route's loader found. */
  look?: (loaderData: unknown) => Look | null;
  /** The scheme of a page that has no look of its own but stands in one that has. */
  scheme?: (loaderData: unknown) => Look['scheme'] | undefined;
}

/** What the routes of a document say of the whole of it. */
export interface Page {
  plainHtml: boolean;
  map: boolean;
  look: Look | null;
  scheme: Look['scheme'] | undefined;
}

interface Match {
  handle: unknown;
  loaderData: unknown;
}

export function pageOf(matches: readonly Match[]): Page {
  const pages = matches.map(({ handle, loaderData }) => {
    const { plainHtml = false, map = false, look, scheme } = (handle ?? {}) as RouteHandle;
    return { plainHtml, map, look: look?.(loaderData) ?? null, scheme: scheme?.(loaderData) };
  });
  const look = pages.find((page) => page.look)?.look ?? null;
  return {
    plainHtml: pages.some(({ plainHtml }) => plainHtml),
    map: pages.some(({ map }) => map),
    look,
    scheme: look?.scheme ?? pages.find((page) => page.scheme)?.scheme,
  };
}

/** A style element, and the name by which a content security policy allows it and no other. */
export interface InlineStyle {
  css: string;
  hash: string;
}

/** The styles of the document. In the browser they are there already, whatever they are. */
export const InlineStyles = createContext<readonly InlineStyle[]>([{ css: '', hash: '' }]);
