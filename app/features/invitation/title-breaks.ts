/** Stays on one line; `joint` says how it joins the next one. */
export interface TitlePiece {
  text: string;
  /** 'hyphen' shows a hyphen where the line breaks. */
  joint: 'none' | 'break' | 'hyphen';
}

/** Words up to this length are never broken. */
export const longestWhole = 20;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Thai}+|\p{Script=Lao}+|\p{Script=Khmer}+|\p{Script=Myanmar}+/u;
const longWord = new RegExp(
  `(?:[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]\\p{M}*){${longestWhole + 1},}`,
  'u',
);
const parts = new RegExp(`${unspaced.source}|${longWord.source}`, 'gu');

function languageOf(run: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)) return 'ja';
  if (/\p{Script=Thai}/u.test(run)) return 'th';
  if (/\p{Script=Lao}/u.test(run)) return 'lo';
  if (/\p{Script=Khmer}/u.test(run)) return 'km';
  return /\p{Script=Myanmar}/u.test(run) ? 'my' : 'zh';
}

/** Particles and endings of Japanese, and single characters of Chinese. They stay with the word before them. */
const leans = /^(?:\p{Script=Hiragana}{1,3}|\p{Script=Han}|ー)$/u;
/** Prefixes of Japanese. They stay with the word after them. */
const leads = /^[おご御第]$/u;

function splitRun(run: string): string[] {
  const segmenter = new Intl.Segmenter(languageOf(run), { granularity: 'word' });
  const words: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const before = words.at(-1);
    const joins = before !== undefined && (leads.test(before) || leans.test(segment));
    if (joins) words[words.length - 1] = before + segment;
    else words.push(segment);
  }
  return words;
}

const vowel = '[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿąęıőűаеёиоуыэюяєіїαεηιουωάέήίόύώ]';
const clusters = 'sch|tsch|ch|ck|ph|th|sh|qu|st|sz|cz|tr|pr|kr|br|dr|gr|bl|kl|pl|gl|fl|fr';
/** The place before the consonants that begin a syllable. */
const syllable = new RegExp(
  `(?<=${vowel}\\p{L}{0,3}?)(?=(?:${clusters}|(?!${vowel})\\p{L})${vowel})`,
  'giu',
);
const shortestPart = 4;

function splitWord(word: string): string[] {
  const cut: string[] = [];
  let from = 0;
  for (const { index } of word.matchAll(syllable)) {
    if (index - from < shortestPart || word.length - index < shortestPart) continue;
    cut.push(word.slice(from, index));
    from = index;
  }
  return [...cut, word.slice(from)];
}

/** Between words of scripts without spaces, and, with a hyphen, within words too long for a line (behaviour 6.22). */
export function breakTitle(title: string): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  const add = (text: string, joint: TitlePiece['joint']) => {
    const before = pieces.at(-1);
    if (before?.joint === 'none') Object.assign(before, { text: before.text + text, joint });
    else pieces.push({ text, joint });
  };
  const addAll = (texts: readonly string[], joint: TitlePiece['joint'], last: typeof joint) =>
    texts.forEach((text, at) => add(text, at < texts.length - 1 ? joint : last));
  let from = 0;
  for (const { 0: part, index } of title.matchAll(parts)) {
    if (index > from) add(title.slice(from, index), 'none');
    from = index + part.length;
    if (longWord.test(part)) addAll(splitWord(part), 'hyphen', 'none');
    else
      addAll(splitRun(part), 'break', /^[\p{L}\p{N}]/u.test(title.slice(from)) ? 'break' : 'none');
  }
  if (from < title.length) add(title.slice(from), 'none');
  return pieces;
}
