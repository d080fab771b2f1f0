import * as v from 'valibot';

import { guestNameMax, mostAtDoor } from '#app/features/rsvp/schema.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Arrival, DoorGuest } from './door-rules.ts';

/** Further presses wait for the next request. */
export const pressesAtOnce = 20;

export const mostWalkIns = 1000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counter = v.pipe(count, v.maxValue(2 ** 31 - 1));

const pressSchema = v.object({
  guest: v.pipe(v.string(), v.regex(/^\+?[\w-]{1,64}$/)),
  people: v.pipe(count, v.maxValue(mostAtDoor)),
  base: counter,
  press: counter,
  name: defineTrimmedText(guestNameMax),
});

/** A phone's presses, and the last news that it has received. */
export const doorMessageSchema = v.object({
  phone: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  seen: counter,
  guests: v.pipe(v.string(), v.maxLength(64)),
  presses: v.pipe(v.array(pressSchema), v.maxLength(pressesAtOnce)),
});

export type DoorMessage = v.InferOutput<typeof doorMessageSchema>;

/** The arrivals that changed since a phone's last message, and the number of the last change. */
export interface DoorNews {
  seen: number;
  arrivals: Arrival[];
  guests: string;
  /** The whole list, if the phone has another version. */
  list?: DoorGuest[];
}

/** The guests of presses that were not stored. */
export interface Unstored {
  /** Changed on another phone first. */
  elsewhere: string[];
  /** No longer on the list. */
  gone: string[];
  /** Not added, because the event has too many. */
  full: string[];
}

export type DoorReply =
  | ({ ok: true } & DoorNews & Unstored)
  | { ok: false; message: string; signedOut?: true };

export type DoorView = Required<DoorNews>;
