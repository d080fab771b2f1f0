import './ui/base-faces.css';
import './ui/base.css';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';

import { Document } from './document.tsx';
import { pageOf } from './page.ts';
import { ErrorPage } from './ui/error-page.tsx';
import { useHeadingFocus } from './ui/use-heading-focus.ts';
import { useHydrated } from './ui/use-hydrated.ts';

import faceFile from './features/theme/faces.css?url';

export function Layout({ children }: { children: ReactNode }) {
  const page = pageOf(useMatches());
  useHeadingFocus(useLocation().pathname);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <Document
      page={page}
      links={
        <>
          <Meta />
          <LaterStyles />
        </>
      }
      scripts={
        page.plainHtml ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )
      }
    >
      {children}
    </Document>
  );
}

/**
 * The document holds the styles of its screen; those of the screens after it are linked to as they come. The faces
 * of other looks than Festoon's own, which parts of a screen may be in, follow once React has taken over.
 */
function LaterStyles() {
  const location = useLocation();
  const [first] = useState(location);
  return (
    <>
      {location === first ? null : <Links />}
      {useHydrated() ? <link rel="stylesheet" href={faceFile} /> : null}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
