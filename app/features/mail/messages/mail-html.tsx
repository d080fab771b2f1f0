import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { isRightToLeft } from '#app/platform/language/languages.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { MailFact, MailContent, MailSection } from './content.ts';
import { findDirection } from './direction.ts';
import type { MailColors, MailLook } from './mail-colors.ts';
import { toLanguageLook } from './mail-fonts.ts';
import { MailPanel } from './mail-panel.tsx';
import { type Styles, toStyles } from './mail-styles.ts';

/** The colors that the dark style sheet replaces. Other styles are inline, because many programs drop style sheets. */
function writeNight(night: MailColors): string {
  const rules: [string, string][] = [
    ['.paper', `background-color:${night.paper}`],
    ['.card', `background-color:${night.card};border-color:${night.hair}`],
    ['.panel', `background-color:${night.panel}`],
    ['.ink', `color:${night.ink}`],
    ['.muted', `color:${night.muted}`],
    ['.accent', `color:${night.accent}`],
    ['.heading', `color:${night.heading}`],
    ['.solid', `background-color:${night.fill};border-color:${night.border};color:${night.onFill}`],
    ['.outline', `background-color:${night.card};border-color:${night.border};color:${night.ink}`],
    ['.picture', `background-color:${night.panel};color:${night.heading}`],
  ];
  const body = rules.map(
    ([name, values]) => `${name}{${values.replaceAll(';', '!important;')}!important}`,
  );
  return `@media (prefers-color-scheme:dark){${body.join('')}}`;
}

/** More padding in wide windows, no frame on phones. The inline styles fit both. */
const wide =
  '@media (min-width:481px){.pad{padding:28px 40px 26px!important}}@media (max-width:480px){.around{padding:0!important}.card{border:0!important;border-radius:0!important}}';

/** A table for layout, which every mail program supports. */
function Layout({
  children,
  ...attributes
}: { children: ReactNode } & React.ComponentProps<'table'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}

function Picture({ picture, styles }: { picture: MailContent['picture']; styles: Styles }) {
  if (!picture) return null;
  return (
    <tr>
      <td className="picture" style={styles.picture}>
        <a href={picture.link} style={{ textDecoration: 'none' }}>
          <img
            className="picture"
            src={picture.src}
            alt={picture.title}
            width={600}
            // Prevents React from writing a preload of the picture into the head.
            fetchPriority="low"
            style={styles.image}
          />
        </a>
      </td>
    </tr>
  );
}

interface FactRowProps {
  fact: MailFact;
  styles: Styles;
  language: GuestWords;
}

function FactRow({ fact, styles, language }: FactRowProps) {
  const { label, lines, before, link } = fact;
  return (
    <tr>
      <th scope="row" className="accent" style={styles.label}>
        {label}
      </th>
      <td className="ink" style={styles.value}>
        {lines.map((line, index) => (
          <div
            key={line}
            dir={findDirection(line)}
            style={index === 0 && lines.length > 1 ? { fontWeight: 700 } : {}}
          >
            {line}
          </div>
        ))}
        {before === '' ? null : (
          <div className="muted" style={styles.before}>
            {withElements(language.say('factWas', { before: spot('was') }), {
              was: <s dir={findDirection(before)}>{before}</s>,
            })}
          </div>
        )}
        {link ? (
          <a className="accent" href={link.href} style={styles.link}>
            {link.words}
          </a>
        ) : null}
      </td>
    </tr>
  );
}

function Paragraphs({ texts, styles }: { texts: readonly string[]; styles: Styles }) {
  return texts.map((text) => (
    <p key={text} className="ink" dir={findDirection(text)} style={styles.paragraph}>
      {text}
    </p>
  ));
}

function ListedSection({ section, styles }: { section: MailSection; styles: Styles }) {
  return (
    <>
      <h2 className="ink" style={styles.section}>
        <a className="accent" href={section.heading.href} style={styles.link}>
          <bdi>{section.heading.words}</bdi>
        </a>
      </h2>
      {section.entries.map(({ title, text }) => (
        <p key={`${title}${text}`} className="ink" style={styles.entry}>
          <b>
            <bdi>{title}</bdi>
          </b>
          : {text}
        </p>
      ))}
    </>
  );
}

function Foot({ content, styles }: { content: MailContent; styles: Styles }) {
  const { foot, data, stop } = content;
  const links = [data, stop].filter((link) => link !== null);
  return (
    <p className="muted" style={styles.foot}>
      {foot.map((line, index) => (
        <span key={line}>
          {index === 0 ? null : <br />}
          {line}
        </span>
      ))}
      {links.map(({ href, words }) => (
        <Fragment key={href}>
          {' '}
          <a className="muted" href={href} style={styles.stop}>
            {words}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

interface CardProps {
  content: MailContent;
  look: MailLook;
  styles: Styles;
  language: GuestWords;
}

function Card({ content, look, styles, language }: CardProps) {
  const { heading, title, lead, facts, words, panel, sections } = content;
  return (
    <td className="pad" style={styles.pad}>
      <h1 className="heading" dir={findDirection(heading)} style={styles.heading}>
        {heading}
      </h1>
      {title === '' || title === heading ? null : (
        <p className="ink" dir={findDirection(title)} style={styles.title}>
          {title}
        </p>
      )}
      <Paragraphs texts={lead} styles={styles} />
      {facts.length === 0 ? null : (
        <Layout width="100%" style={{ margin: '18px 0 6px' }}>
          {facts.map((fact) => (
            <FactRow key={fact.label} {...{ fact, styles, language }} />
          ))}
        </Layout>
      )}
      <Paragraphs texts={words} styles={styles} />
      {sections.map((section) => (
        <ListedSection key={section.heading.href} {...{ section, styles }} />
      ))}
      {panel ? <MailPanel {...{ panel, look }} /> : null}
      <Foot {...{ content, styles }} />
    </td>
  );
}

interface MessageProps {
  content: MailContent;
  look: MailLook;
  language: GuestWords;
}

function Message({ content, look: base, language }: MessageProps) {
  const look = toLanguageLook(base, language.language);
  const styles = toStyles(look);
  // Many programs drop the page's own element.
  const lang = language.language;
  const dir = isRightToLeft(lang) ? 'rtl' : 'ltr';
  const scheme = look.isDark ? 'dark' : 'light dark';
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme} />
        <meta name="supported-color-schemes" content={scheme} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style
          // Safe, because the rules contain only colors.
          dangerouslySetInnerHTML={{
            __html: look.isDark ? wide : writeNight(look.night) + wide,
          }}
        />
      </head>
      <body className="paper" style={styles.body}>
        <div style={styles.preheader}>{content.preheader}</div>
        <Layout
          lang={lang}
          dir={dir}
          width="100%"
          className="paper"
          bgcolor={look.colors.paper}
          style={styles.paper}
        >
          <tr>
            <td className="around" align="center" style={{ padding: '16px 8px' }}>
              <Layout width={600} className="card" style={styles.card}>
                <Picture picture={content.picture} styles={styles} />
                <tr>
                  <Card {...{ content, look, styles, language }} />
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  );
}

/** `language` has the words of the reader's language. */
export function writeHtml(content: MailContent, look: MailLook, language: GuestWords): string {
  const html = renderToStaticMarkup(<Message {...{ content, look, language }} />);
  return `<!DOCTYPE html>${html}`;
}
