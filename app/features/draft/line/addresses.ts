import { anyOf, type LineGrammar } from './grammar.ts';

export function streetPattern(grammar: LineGrammar): string {
  const list = grammar.words.street.split('|');
  const whole = list.filter((word) => !word.startsWith('-')).join('|');
  const endings = list.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const ending = endings.length === 0 ? '(?!)' : `(?:${endings.join('|')})(?!\\p{L})`;
  return `${anyOf(grammar, whole || undefined)}|${ending}`;
}
