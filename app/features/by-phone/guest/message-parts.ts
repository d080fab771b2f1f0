interface MessageParts {
  before: string;
  link: string;
  after: string;
}

/** The message around its link, each part as a paragraph. */
export function splitMessage(text: string, link: string): MessageParts {
  const at = text.indexOf(link);
  if (at < 0) return { before: text, link: '', after: '' };
  return {
    before: text.slice(0, at).trim(),
    link,
    after: text.slice(at + link.length).trim(),
  };
}

/** A link as a messenger shows it: without 'https://', and its secrets cut (behaviour 48.6). */
export function shortenLink(link: string): string {
  const [address = '', ...rest] = link.replace(/^https?:\/\//u, '').split(/(?=[/?])/u);
  return address + rest.join('').replaceAll(/([/=])([\w-]{4})[\w-]{4,}/gu, '$1$2…');
}

/** The text around the event's title, which the screen sets in bold. */
export function splitTitle(
  text: string,
  title: string,
): [before: string, title: string, after: string] {
  const at = title === '' ? -1 : text.indexOf(title);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), title, text.slice(at + title.length)];
}
