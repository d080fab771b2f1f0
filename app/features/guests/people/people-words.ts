import { countLabel, isolateText, listWords } from '#app/platform/text.ts';

import type { NamedPeople } from '../list/views.ts';

/** 'Noor, Emil and 3 more' of five; all names where only one is left over. `count` is how many there are. */
export function nameSome(names: readonly string[], count: number, most = 2): string {
  const isAll = count <= Math.min(names.length, most + 1);
  const some = names.slice(0, isAll ? count : most).map(isolateText);
  const rest = count - some.length;
  return listWords(rest > 0 ? [...some, `${rest.toLocaleString('en')} more`] : some);
}

interface Sentence {
  /** In bold, unless they stand for guests who do not come. */
  names: readonly string[];
  words: string;
  isQuiet: boolean;
}

const isOrAre = ({ length }: readonly string[]) => (length === 1 ? 'is' : 'are');
const hasOrHave = ({ length }: readonly string[]) => (length === 1 ? 'has' : 'have');

function nameCompanions({ coming }: NamedPeople): string {
  return coming
    .filter(({ brings }) => brings.length > 0)
    .map(({ name, brings }) => {
      const named = brings.filter((one) => one !== '').map(isolateText);
      const others = brings.length - named.length;
      const rest = named.length > 0 ? `${others} more` : countLabel(others, 'guest');
      const list = listWords(others > 0 ? [...named, rest] : named);
      return coming.length === 1 ? ` with ${list}` : `, ${isolateText(name)} with ${list}`;
    })
    .join('');
}

/**
 * Who comes and who has not answered, of a small event: 'Ana and Ben are coming, Ben with Lotte.', 'Chiara has not
 * answered.' While guests are asked, the next step names who is alone in that (behaviour 39.21).
 */
export function describePeople(people: NamedPeople, isOpen = false): Sentence[] {
  const { coming, maybe, waiting, declined, silent } = people;
  const names = coming.map(({ name }) => name);
  const all: Sentence[] = [
    { names, words: `${isOrAre(names)} coming${nameCompanions(people)}.`, isQuiet: false },
    { names: maybe, words: 'might come.', isQuiet: true },
    { names: waiting, words: `${isOrAre(waiting)} waiting for a place.`, isQuiet: true },
    { names: declined, words: 'can’t make it.', isQuiet: true },
    {
      names: isOpen && silent.length === 1 ? [] : silent,
      words: `${hasOrHave(silent)} not answered.`,
      isQuiet: true,
    },
  ];
  return all.filter((one) => one.names.length > 0);
}
