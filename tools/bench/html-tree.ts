import { type ReactElement, type ReactNode, createElement } from 'react';

type Part = string | { tag: string; props: Record<string, unknown>; parts: Part[] };

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const raw = new Set(['script', 'style']);
const tokens =
  /<!--[\s\S]*?-->|<![^>]*>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const attributes = /([^\s=>/]+)(?:="([^"]*)")?/g;
const named: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  charset: 'charSet',
  readonly: 'readOnly',
  value: 'defaultValue',
};
const booleans = new Set(
  'hidden disabled checked selected readOnly required multiple open async defer noModule inert'.split(
    ' ',
  ),
);
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Creates the elements of a page anew, as an application does before it renders them. */
export function toTree(html: string): () => ReactElement {
  const root = parse(html);
  return () => build(root) as ReactElement;
}

function build(part: Part): ReactNode {
  if (typeof part === 'string') return part;
  return createElement(part.tag, part.props, ...part.parts.map(build));
}

function parse(html: string): Part {
  const root = { tag: '', props: {}, parts: [] as Part[] };
  const open: Exclude<Part, string>[] = [root];
  let skipTo = 0;
  for (const match of html.matchAll(tokens)) {
    const [token, closed, tag, written = ''] = match;
    if (match.index < skipTo) continue;
    const inside = open.at(-1) ?? root;
    if (closed) open.pop();
    else if (tag) {
      const part = { tag, props: propsOf(written), parts: [] as Part[] };
      inside.parts.push(part);
      if (raw.has(tag)) {
        const start = match.index + token.length;
        skipTo = html.indexOf(`</${tag}>`, start);
        const text = html.slice(start, skipTo);
        if (text) part.props['dangerouslySetInnerHTML'] = { __html: text };
        skipTo += `</${tag}>`.length;
      } else if (!empty.has(tag)) open.push(part);
    } else if (!token.startsWith('<!')) inside.parts.push(plain(token));
  }
  const page = root.parts.find((part) => typeof part !== 'string');
  if (!page) throw new Error('This is no page.');
  return page;
}

function propsOf(written: string): Record<string, unknown> {
  const pairs = [...written.matchAll(attributes)].map(([, name = '', value]) => {
    if (name === 'style') return [name, styleOf(plain(value ?? ''))];
    const prop = named[name] ?? name;
    return [prop, booleans.has(prop) || plain(value ?? '')];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').map((rule) => {
    const [name = '', ...value] = rule.split(':');
    const key = name.startsWith('--')
      ? name
      : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [key, value.join(':')];
  });
  return Object.fromEntries(rules.filter(([key]) => key)) as Record<string, string>;
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
