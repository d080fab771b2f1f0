import type { MailFact, Link, MailContent, MailPanelContent, MailSection } from './content.ts';

function writeFact({ label, lines, before, link }: MailFact): string {
  const rows = [...lines, ...(before ? [`(was: ${before})`] : [])];
  const first = `${label}: ${rows.join('\n')}`;
  return link ? `${first}\n${writeLink(link)}` : first;
}

function writeLink({ words, href }: Link): string {
  return `${words}: ${href}`;
}

function writePanel({ title, lead, choices, note }: MailPanelContent): string {
  const ask = [title, lead && `${lead}.`.replace(/\.\.$/, '.')].filter(Boolean).join(' ');
  return [ask, ...choices.map(writeLink), note].filter(Boolean).join('\n');
}

function writeSection({ heading, entries }: MailSection): string {
  return [writeLink(heading), ...entries.map(({ title, text }) => `- ${title}: ${text}`)].join(
    '\n',
  );
}

export function writeText(content: MailContent): string {
  const { heading, title, lead, facts, words, panel, sections, foot, data, stop } = content;
  const links = [data, stop].filter((link) => link !== null);
  const parts = [
    heading,
    title === heading ? '' : title,
    ...lead,
    facts.map(writeFact).join('\n'),
    ...words,
    panel ? writePanel(panel) : '',
    ...sections.map(writeSection),
    // Mail programs take all after this line for the signature.
    ['-- ', ...foot, ...links.map(writeLink)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
