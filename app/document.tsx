import { type ReactNode, use } from 'react';

import type { Look } from './features/theme/look.ts';
import { InlineStyles } from './page.ts';
import { type Language, isRightToLeft } from './platform/language/languages.ts';

interface DocumentProps {
  language?: Language | undefined;
  /** Absent on a page in Festoon's own design. */
  look?: Pick<Look, 'properties'> | null;
  scheme: Look['scheme'] | undefined;
  links?: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}

export function Document({
  language = 'en',
  look,
  scheme,
  links,
  scripts,
  children,
}: DocumentProps) {
  return (
    <html
      lang={language}
      dir={isRightToLeft(language) ? 'rtl' : undefined}
      data-scheme={scheme}
      style={look?.properties}
    >
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
