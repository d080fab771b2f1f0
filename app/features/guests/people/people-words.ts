import { say, sayList } from '#app/platform/language/say.ts';
import { spot } from '#app/ui/text/with-elements.ts';

import type { NamedPeople } from '../list/views.ts';

/** 'Noor, Emil and 3 more' of five; all names where only one is left over. `count` is how many there are. */
export function nameSome(names: readonly string[], count: number, most = 2): string {
  const isAll = count <= Math.min(names.length, most + 1);
  const some = names.slice(0, isAll ? count : most);
  const rest = count - some.length;
  return sayList(rest > 0 ? [...some, say('{rest, number} more', { rest })] : some);
}

interface Sentence {
  /** In bold, unless they stand for guests who do not come. */
  names: readonly string[];
  /** With `spot('names')` in the place of the names. */
  words: string;
  isQuiet: boolean;
}

/** 'Lotte and 2 more' */
function listBrought(brings: readonly string[]): string[] {
  const named = brings.filter((one) => one !== '');
  const rest = brings.length - named.length;
  if (rest === 0) return named;
  const others =
    named.length > 0
      ? say('{rest, number} more', { rest })
      : say('{rest, plural, one {# guest} other {# guests}}¦brought along', { rest });
  return [...named, others];
}

function sayComing({ coming }: NamedPeople, names: string): string {
  const count = coming.length;
  const bringing = coming.filter(({ brings }) => brings.length > 0);
  const [only] = bringing;
  if (!only) {
    return say('{count, plural, one {{names} is coming.} other {{names} are coming.}}', {
      count,
      names,
    });
  }
  if (count === 1) {
    return say('{names} is coming with {others}.', { names, others: listBrought(only.brings) });
  }
  const each = bringing.map(({ name, brings }) =>
    say('{name} with {others}', { name, others: listBrought(brings) }),
  );
  return say('{names} are coming, {each}.', { names, each: each.join(', ') });
}

/**
 * Who comes and who has not answered, of a small event: 'Ana and Ben are coming, Ben with Lotte.', 'Chiara has not
 * answered.' While guests are asked, the next step names who is alone in that (behaviour 39.21).
 */
export function describePeople(people: NamedPeople, isOpen = false): Sentence[] {
  const { coming, maybe, waiting, declined } = people;
  const silent = isOpen && people.silent.length === 1 ? [] : people.silent;
  const names = spot('names');
  const all: Sentence[] = [
    {
      names: coming.map(({ name }) => name),
      words: coming.length === 0 ? '' : sayComing(people, names),
      isQuiet: false,
    },
    {
      names: maybe,
      words: say('{count, plural, one {{names} might come.} other {{names} might come.}}', {
        count: maybe.length,
        names,
      }),
      isQuiet: true,
    },
    {
      names: waiting,
      words: say(
        '{count, plural, one {{names} is waiting for a place.} other {{names} are waiting for a place.}}',
        { count: waiting.length, names },
      ),
      isQuiet: true,
    },
    {
      names: declined,
      words: say('{count, plural, one {{names} can’t make it.} other {{names} can’t make it.}}', {
        count: declined.length,
        names,
      }),
      isQuiet: true,
    },
    {
      names: silent,
      words: say(
        '{count, plural, one {{names} has not answered.} other {{names} have not answered.}}',
        { count: silent.length, names },
      ),
      isQuiet: true,
    },
  ];
  return all.filter((one) => one.names.length > 0);
}
