import { availableParallelism } from 'node:os';

import { type Clock, readSystemClock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { getEngine } from '#app/platform/db/dialects.server.ts';
import { type Gate, createGate } from '#app/platform/limits/gate.server.ts';
import type { Limit, LimitRule } from '#app/platform/limits/limit.ts';
import { createMemoryLimit } from '#app/platform/limits/memory-limit.server.ts';
import { shareLimits } from '#app/platform/limits/shared-limits.server.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const rules = {
  /** Per network address: failed log-ins and recoveries. */
  authByAddress: { points: 60, duration: 10 * minute },
  /** Per username and network address, or known device: failed log-ins. */
  authByUsername: { points: 10, duration: 10 * minute },
  /** Per username, over all network addresses: failed log-ins with a password on devices that its host has not used. */
  guessesByUsername: { points: 100, duration: hour },
  /** Per network address: new accounts. */
  signUpsByAddress: { points: 60, duration: 10 * minute },
  /** Per network address: challenges for passkeys, each of which inserts a row. */
  challengesByAddress: { points: 120, duration: 10 * minute },
  /** Per network address: links to set a new password. */
  resetsByAddress: { points: 20, duration: hour },
  /** Per typed username, or known device of its host: the same. Shorter than a link is valid. */
  resetsByUsername: { points: 1, duration: 10 * minute },
  /** Per network address: place look-ups, which cost the provider's quota. */
  placesByAddress: { points: 120, duration: minute },
  /** Per network address: guests' forms, since every first answer inserts a row. Guests may share an address. */
  answersByAddress: { points: 120, duration: minute },
  /** Per event and network address: new answers of the open link. A household or an office may share one. */
  newAnswersByAddress: { points: 60, duration: day },
  /** Per network address: calendars that ask for a host's feed. One service asks for many hosts. */
  feedsByAddress: { points: 120, duration: minute },
  /** Per network address: kitchen sheets behind a secret link. */
  sheetsByAddress: { points: 120, duration: minute },
  /** Per host, per guest and per mailbox of a host: links that confirm an address. */
  addressMail: { points: 5, duration: hour },
  /** Per host: pictures, which take seconds of a processor each. */
  picturesByHost: { points: 30, duration: hour },
  /** Per network address: links that confirm an address, of guests and hosts. */
  linksByAddress: { points: 30, duration: hour },
  /** Per mailbox: links that confirm a guest's address, so that nobody is flooded. */
  guestMailToAddress: { points: 5, duration: day },
  /** Per event: links that confirm guests' addresses. */
  guestMailByEvent: { points: 200, duration: day },
} satisfies Record<string, Omit<LimitRule, 'keyPrefix'>>;

export type AttemptLimits = Record<keyof typeof rules, Limit>;

export interface Limits extends AttemptLimits {
  /** Password hashing: 19 MiB and a thread each. */
  hashing: Gate;
}

// Node's thread pool has four threads, which file access and DNS need too; one core stays free for requests.
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const hashesWaiting = 30;

export function mapLimits(make: (name: keyof AttemptLimits) => Limit): AttemptLimits {
  const names = Object.keys(rules) as (keyof AttemptLimits)[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as AttemptLimits;
}

/** On PostgreSQL, processes share the counts. The semaphore for hashing always belongs to the process. */
export function createLimits(db?: Db, clock: Clock = readSystemClock): Limits {
  const share = db && getEngine(db) === 'postgres' ? shareLimits(db, clock) : null;
  const create = share ?? ((rule: LimitRule) => createMemoryLimit(rule, clock));
  const limits = mapLimits((name) => create({ keyPrefix: name, ...rules[name] }));
  return { ...limits, hashing: createGate(hashesAtOnce, hashesWaiting) };
}
