import type { Person } from '#app/features/invite/schema.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';

import { toLine } from './event-content.ts';

const longestGreeting = 60;
const mostNamed = 3;

const firstWord = (name: string) => toLine(name).split(' ')[0] ?? '';

/**
 * The name in a greeting; '' for none (behaviour 35.7). One person: the first word. A household: its name, or without a
 * name of its own the first names of its adults, if there are at most three.
 */
export function findGreetingName(
  name: string,
  people: readonly Pick<Person, 'name' | 'child'>[],
  words: GuestWords,
): string {
  const line = toLine(name);
  const isOwn = line !== '' && people.every((person) => toLine(person.name) !== line);
  const called =
    people.length === 0 ? firstWord(line) : isOwn ? line : greetPeople(people, line, words);
  return called.length > longestGreeting ? '' : called;
}

function greetPeople(
  people: readonly Pick<Person, 'name' | 'child'>[],
  name: string,
  { say }: GuestWords,
): string {
  const adults = people.filter(({ child }) => !child);
  const names = (adults.length > 0 ? adults : people).map((person) => firstWord(person.name));
  if (names.includes('') || names.length > mostNamed)
    return firstWord(name) && say('mailAndAll', { name: firstWord(name) });
  return say('mailNames', { names });
}
