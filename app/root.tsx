import '#app/ui/brand/base-faces.css';
import '#app/ui/brand/base.css';
import '#app/ui/brand/letters.css';
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

import { RecordingProvider } from '#app/features/guests/recording/record-answers.tsx';
import { getLanguage } from '#app/platform/language/say.ts';
import { ErrorPage } from '#app/ui/brand/error-page.tsx';
import { FontPreloads } from '#app/ui/brand/font-preloads.tsx';
import { houseFonts } from '#app/ui/brand/house-fonts.ts';

import type { Route } from './+types/root.ts';
import { Document } from './document.tsx';
import { keepShown, useKeptShown } from './keep-shown.ts';
import { getPage } from './page.ts';
import { sayNext } from './say-next.client.ts';
import { LoadingNote } from './ui/loading-note.tsx';
import { useHeadingFocus } from './ui/use-heading-focus.ts';
import { useHydrated } from './ui/use-hydrated.ts';

import faceFile from './features/theme/faces/faces.css?url';

/** A screen is drawn in the language of the document, also when its words come later than its file. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await sayNext(new URL(request.url).pathname);
    return next();
  },
  keepShown,
];

export function Layout({ children }: { children: ReactNode }) {
  const page = getPage(useMatches());
  useHeadingFocus(useLocation());
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  return (
    <Document
      language={getLanguage()}
      scheme={page.scheme}
      links={
        <>
          <Meta />
          {page.map ? null : <FontPreloads files={houseFonts} />}
          <LaterStyles />
        </>
      }
      scripts={
        page.map ? null : (
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

/** Links the styles of later screens when they are needed. The fonts of other looks load after hydration. */
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
  useKeptShown();
  return (
    <RecordingProvider>
      <LoadingNote />
      <Outlet />
    </RecordingProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
