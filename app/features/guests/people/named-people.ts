import type { Person } from '#app/features/invite/schema.ts';
import type { KeptReply } from '#app/features/rsvp/reply/kept-reply.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest, takeFirstName } from '#app/platform/person-names.ts';

import type { NamedPeople } from '../list/views.ts';

/** An event with at most so many guests says their names (behaviour 39.21). */
export const mostNamed = 12;

export interface NamedReply {
  name: string;
  /** Empty for one person. */
  people: readonly Person[];
  reply: Pick<KeptReply, 'answer' | 'people' | 'extra' | 'companions' | 'waiting'> | null;
}

type Said = 'yes' | 'maybe' | 'no' | 'waiting' | 'nothing';

interface Named {
  name: string;
  said: Said;
  companions: readonly string[];
}

function readParty({ name, people, reply }: NamedReply): Named[] {
  const read = (answer: 'yes' | 'maybe' | 'no' | undefined): Said =>
    answer === 'yes' && reply?.waiting !== null ? 'waiting' : (answer ?? 'nothing');
  const brings = reply?.answer === 'yes' ? reply.extra : 0;
  const companions = Array.from({ length: brings }, (_, at) => reply?.companions[at] ?? '');
  if (people.length === 0) {
    return [{ name: name.trim() || namelessGuest, said: read(reply?.answer), companions }];
  }
  const all = people.map((person) => ({
    name: person.name,
    said: read(reply?.people?.[person.id]),
  }));
  const first = all.findIndex(({ said }) => said === 'yes');
  return all.map((one, at) => ({ ...one, companions: at === first ? companions : [] }));
}

const toFirst = (name: string) => (name === namelessGuest ? name : (takeFirstName(name) ?? name));

/** First names, and whole ones where two people share the first; what stands for a name is said. */
export function shorten(names: readonly string[]): (name: string) => string {
  const firsts = names.map(toFirst);
  return (name) => {
    if (name === namelessGuest) return say(name);
    const first = toFirst(name);
    return firsts.filter((one) => one === first).length > 1 ? name : first;
  };
}

/**
 * Everybody by what they said, in the list's order, each person of a household by their own name; a companion without
 * a name is ''. Who waits for a place is not among those who are coming (behaviour 39.21).
 */
export function nameEverybody(replies: readonly NamedReply[]): NamedPeople {
  const all = replies.flatMap(readParty);
  const short = shorten(all.flatMap(({ name, companions }) => [name, ...companions]));
  const list = (said: Said) =>
    all.filter((one) => one.said === said).map(({ name }) => short(name));
  return {
    coming: all
      .filter(({ said }) => said === 'yes')
      .map(({ name, companions }) => ({
        name: short(name),
        brings: companions.map((one) => (one === '' ? '' : short(one))),
      })),
    maybe: list('maybe'),
    waiting: list('waiting'),
    declined: list('no'),
    silent: list('nothing'),
  };
}
