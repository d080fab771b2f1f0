import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import type { Language } from '#app/platform/language/languages.ts';

import type { MailFact, Link, MailContent, MailPanelContent, MailSection } from './content.ts';

function writeFact({ label, lines, before, link }: MailFact, { say }: GuestWords): string {
  const [first = '', ...more] = lines;
  return [
    say('mailLabeled', { label, text: first }),
    ...more,
    ...(before ? [say('mailWas', { before })] : []),
    ...(link ? [writeLink(link)] : []),
  ].join('\n');
}

function writeLink({ words, href }: Link): string {
  return `${words}: ${href}`;
}

const stops: Partial<Record<Language, string>> = { hi: '।', zh: '。', ja: '。' };

const endSentence = (text: string, language: Language) =>
  /[.!?。！？।؟]$/u.test(text) ? text : text + (stops[language] ?? '.');

function writePanel(
  { title, lead, choices, note }: MailPanelContent,
  { say, language }: GuestWords,
): string {
  const told = lead && endSentence(lead, language);
  const ask =
    title === '' || told === ''
      ? title + told
      : say('twoSentences', { first: title, second: told });
  return [ask, ...choices.map(writeLink), note].filter(Boolean).join('\n');
}

function writeSection({ heading, entries }: MailSection): string {
  return [writeLink(heading), ...entries.map(({ title, text }) => `- ${title}: ${text}`)].join(
    '\n',
  );
}

export function writeText(content: MailContent, language: GuestWords): string {
  const { heading, title, lead, facts, words, panel, sections, foot, data, stop } = content;
  const links = [data, stop].filter((link) => link !== null);
  const parts = [
    heading,
    title === heading ? '' : title,
    ...lead,
    facts.map((fact) => writeFact(fact, language)).join('\n'),
    ...words,
    panel ? writePanel(panel, language) : '',
    ...sections.map(writeSection),
    // Mail programs take all after this line for the signature.
    ['-- ', ...foot, ...links.map(writeLink)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
