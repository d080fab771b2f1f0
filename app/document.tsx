import { type ReactNode, use } from 'react';

import { InlineStyles, type Page } from './page.ts';

interface DocumentProps {
  page: Pick<Page, 'look' | 'scheme'>;
  /** What the head holds besides, after the document's own styles. */
  links?: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}

/** The HTML around every page. */
export function Document({ page: { look, scheme }, links, scripts, children }: DocumentProps) {
  return (
    <html lang="en" data-scheme={scheme} style={look?.properties}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {use(InlineStyles).map(({ css, hash }) => (
          <style key={hash} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {links}
      </head>
      <body>
        {children}
        {scripts}
      </body>
    </html>
  );
}
