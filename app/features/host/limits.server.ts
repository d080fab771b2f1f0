import { availableParallelism } from 'node:os';

import type { Db } from '#app/platform/db/client.server.ts';
import { getEngine } from '#app/platform/db/dialects.server.ts';
import { type Gate, createGate } from '#app/platform/gate.server.ts';

import type { Limit } from './limit.ts';
import { createMemoryLimit } from './memory-limit.server.ts';
import { shareLimits } from './shared-limits.server.ts';

export interface Limits {
  /** Per network address: failed log-ins and recoveries. */
  authByAddress: Limit;
  /** Per username and network address, or known device: failed log-ins. */
  authByUsername: Limit;
  /** Per network address: new accounts. */
  signUpsByAddress: Limit;
  /** Per network address: challenges for passkeys, each of which inserts a row. */
  challengesByAddress: Limit;
  /** Per network address, and per typed username: links to set a new password. */
  resetsByAddress: Limit;
  resetsByUsername: Limit;
  /** Password hashing: 19 MiB and a thread each. */
  hashing: Gate;
  /** Per network address: place look-ups, which cost the provider's quota. */
  placesByAddress: Limit;
  /** Per network address: guests' forms, since every first answer inserts a row. Guests may share an address. */
  answersByAddress: Limit;
  /** Per event and network address: new answers of the open link. A household or an office may share one. */
  newAnswersByAddress: Limit;
  /** Per network address: calendars that ask for a host's feed. One service asks for many hosts. */
  feedsByAddress: Limit;
  /** Per host, per guest and per recipient: links that confirm an address. */
  addressMail: Limit;
  /** Per host: pictures, which take seconds of a processor each. */
  picturesByHost: Limit;
  /** Per network address: links that confirm a guest's address. */
  guestMailByAddress: Limit;
  /** Per recipient: the same, so that nobody is flooded. */
  guestMailToAddress: Limit;
  /** Per event: the same. */
  guestMailByEvent: Limit;
}

const windowSeconds = 10 * 60;
const failuresPerAddress = 60;
const signUpsPerAddress = 60;
const resetsPerHour = { address: 20, username: 5 };
const challengesPerAddress = 120;
const failuresPerUsername = 10;
const lookUpsPerMinute = 120;
const answersPerMinute = 120;
const newAnswersPerDay = 60;
const feedsPerMinute = 120;
const addressMailsPerHour = 5;
const picturesPerHour = 30;
const guestMailsPerHour = 30;
const guestMailsPerDay = { toAddress: 5, event: 200 };

// Node's thread pool has four threads, which file access and DNS need too; one core stays free for requests.
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const hashesWaiting = 30;

/**
 * Creates the limits. On PostgreSQL all processes share the counts; otherwise each process counts alone. The semaphore
 * for hashing always belongs to the process.
 */
export function createLimits(db?: Db): Limits {
  const make = db && getEngine(db) === 'postgres' ? shareLimits(db) : createMemoryLimit;
  const limit = (keyPrefix: string, points: number, duration: number) =>
    make({ keyPrefix, points, duration });
  return {
    authByAddress: limit('auth-address', failuresPerAddress, windowSeconds),
    authByUsername: limit('auth-username', failuresPerUsername, windowSeconds),
    signUpsByAddress: limit('sign-ups', signUpsPerAddress, windowSeconds),
    challengesByAddress: limit('challenges', challengesPerAddress, windowSeconds),
    resetsByAddress: limit('reset-address', resetsPerHour.address, 60 * 60),
    resetsByUsername: limit('reset-username', resetsPerHour.username, 60 * 60),
    hashing: createGate(hashesAtOnce, hashesWaiting),
    placesByAddress: limit('places', lookUpsPerMinute, 60),
    answersByAddress: limit('answers', answersPerMinute, 60),
    newAnswersByAddress: limit('new-answers', newAnswersPerDay, 24 * 60 * 60),
    feedsByAddress: limit('feeds', feedsPerMinute, 60),
    addressMail: limit('address-mail', addressMailsPerHour, 60 * 60),
    picturesByHost: limit('pictures', picturesPerHour, 60 * 60),
    guestMailByAddress: limit('guest-mail-address', guestMailsPerHour, 60 * 60),
    guestMailToAddress: limit('guest-mail-to', guestMailsPerDay.toAddress, 24 * 60 * 60),
    guestMailByEvent: limit('guest-mail-event', guestMailsPerDay.event, 24 * 60 * 60),
  };
}
