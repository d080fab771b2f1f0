import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { sayPreset } from '#app/features/draft/presets.ts';
import { hasZonedTimes } from '#app/features/schedule/rules.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import { type Season, findSeason } from '#app/features/schedule/season.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import type { Facts, Invite, PartUpdate, Person } from './schema.ts';

/** `version` is the one that the change is based on. `along` is stored with the update, or neither is. */
export interface PartChange {
  version: number;
  update: PartUpdate;
  along?: PartUpdate | undefined;
}

/**
 * May affect which replies fit (`settleReplies` of `rsvp`). With another date an event may be over, or not any more.
 */
export function concernsReplies({ name }: PartUpdate): boolean {
  return name === 'invitee' || name === 'answers' || name === 'dateTime';
}

type Named = Pick<Invite, 'eventName' | 'theme' | 'eventType'>;

/** Its title, else its theme, else its type, else 'Your Event' (behaviour 18.9). */
export function formatHostTitle({ eventName, theme, eventType }: Named): string {
  return (
    trimText(eventName) ||
    theme.map(sayPreset).join(' • ') ||
    eventType.map(sayPreset).join(', ') ||
    say('Your Event')
  );
}

type SeasonOfInvite = Pick<Invite, keyof Schedule | 'savedPast' | 'cancellation'>;

/** The season of a stored event at `now` (behaviour 44.1). */
export function findInviteSeason({ cancellation, ...event }: SeasonOfInvite, now: number): Season {
  return findSeason({ ...event, canceled: cancellation !== null }, now);
}

/** The zone is '' unless there is a date and a time (behaviour 25.6). */
export function toFacts(invite: Facts): Facts {
  const { date, startTime, endTime, endsNextDay, location } = invite;
  const timeZone = hasZonedTimes(invite) ? invite.timeZone : '';
  return { date, startTime, endTime, endsNextDay, timeZone, location };
}

export function hasSameFacts(one: Facts, other: Facts): boolean {
  return JSON.stringify(toFacts(one)) === JSON.stringify(toFacts(other));
}

/** A person keeps the stored id, also one without an id who has the name of a stored person. Empty for one person. */
export function identifyPeople(
  people: NonNullable<Invitee['people']>,
  stored: readonly Person[],
  createId: () => string,
): Person[] {
  if (people.length < 2) return [];
  const named = new Set(people.map(({ id }) => id));
  const left = stored.filter(({ id }) => !named.has(id));
  const unused = new Set(stored.map(({ id }) => id));
  return people.map(({ id, name, child }) => {
    if (id !== undefined && unused.delete(id)) return { id, name, child };
    const same = left.findIndex((person) => person.name === name);
    const [found] = same === -1 ? [] : left.splice(same, 1);
    return { id: found?.id ?? createId(), name, child };
  });
}

type Known = Invitee & { id: string };

/** Matches by name and address, then by address, then by name. Each stored one is matched at most once. */
export function matchInvitees(invitees: readonly Invitee[], stored: readonly Known[]): Invitee[] {
  const matched = new Map<Invitee, string>();
  const claimed = new Set<string>();
  const keys = [
    ({ name, email }: Omit<Known, 'id'>) => JSON.stringify([name, email]),
    ({ email }: Omit<Known, 'id'>) => email,
    ({ name }: Omit<Known, 'id'>) => name,
  ];
  for (const keyOf of keys) {
    const left = Map.groupBy(
      stored.filter(({ id }) => !claimed.has(id)),
      keyOf,
    );
    for (const invitee of invitees) {
      const found = matched.has(invitee) ? undefined : left.get(keyOf(invitee))?.shift();
      if (!found) continue;
      matched.set(invitee, found.id);
      claimed.add(found.id);
    }
  }
  return invitees.map((invitee) => ({ ...invitee, id: matched.get(invitee) }));
}
