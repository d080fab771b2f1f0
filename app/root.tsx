import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
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

import { ErrorPage } from './ui/error-page.tsx';
import { useHeadingFocus } from './ui/use-heading-focus.ts';

/** A route whose `handle` says so is served as plain HTML, without the framework's scripts. */
export interface RouteHandle {
  plainHtml?: boolean;
  /** A plain page that is a map: it may load what its map is made of, tiles or Google's script. */
  map?: boolean;
}

function usePlainHtml(): boolean {
  return useMatches().some((match) => (match.handle as RouteHandle | undefined)?.plainHtml);
}

export function Layout({ children }: { children: ReactNode }) {
  const plainHtml = usePlainHtml();
  useHeadingFocus(useLocation().pathname);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <html lang="en">
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
