import './features/theme/faces.css';
import './ui/base.css';
import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';

import type { Look } from './features/theme/look.ts';
import { ErrorPage } from './ui/error-page.tsx';
import { useHeadingFocus } from './ui/use-heading-focus.ts';

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

interface Page {
  plainHtml: boolean;
  look: Look | null;
  scheme: Look['scheme'] | undefined;
}

function usePage(): Page {
  const pages = useMatches().map(({ handle, loaderData }) => {
    const { plainHtml = false, look, scheme } = (handle ?? {}) as RouteHandle;
    return { plainHtml, look: look?.(loaderData) ?? null, scheme: scheme?.(loaderData) };
  });
  const look = pages.find((page) => page.look)?.look ?? null;
  return {
    plainHtml: pages.some(({ plainHtml }) => plainHtml),
    look,
    scheme: look?.scheme ?? pages.find((page) => page.scheme)?.scheme,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { plainHtml, look, scheme } = usePage();
  useHeadingFocus(useLocation().pathname);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <html lang="en" data-scheme={scheme} style={look?.properties}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {plainHtml ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
