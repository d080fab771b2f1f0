import { type LineReading, type Meaning, type Phrase } from './reading.ts';

/** A reading in one short text, for tests: 'title: Lena turns 30 · date: 2027-06-19 · asks day (6/7)'. */
export function summarize({ phrases }: LineReading): string {
  return phrases.map(summarizePhrase).join(' · ');
}

function summarizePhrase({ text, meanings, chosen, ask }: Phrase): string {
  if (chosen !== null) return summarizeMeaning(meanings[chosen]);
  if (ask === 'unused') return `unused: ${text}`;
  const offered = meanings.filter(({ kind }) => kind !== 'words' && kind !== 'none');
  return `asks ${ask} of ${text}: ${offered.map(summarizeMeaning).join(' or ')}`;
}

function summarizeMeaning(meaning: Meaning | undefined): string {
  if (!meaning) return '';
  const { kind, ...rest } = meaning;
  const values = Object.values(rest)
    .flat()
    .filter((value) => value !== '' && value !== false);
  return `${kind}: ${kind === 'time' ? `${meaning.start}-${meaning.end}` : values.join(', ')}`;
}
