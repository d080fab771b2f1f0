import type { Generated } from 'kysely';

import type { ToldAbout } from '../setting-rows.ts';

/** A host said that a message reached an invitee; the row is deleted when that is taken back. */
export interface HandedOverTable {
  id: string;
  invite_id: string;
  invitee_id: string;
  about: ToldAbout;
  /** Who said so. */
  host_uid: string | null;
  at: number;
}

/** Some invitees whom hosts tell the same by phone, one after the other. */
export interface PhoneRoundsTable {
  id: string;
  invite_id: string;
  about: ToldAbout;
  /** The words with their places for name and link. */
  words: string;
  created_at: number;
  /** The day on which a host wants to go through those without an answer, or ''. */
  remind_on: Generated<string>;
  /** The host who gets mail then, until it was queued. */
  remind_host: string | null;
}

export interface PhoneRoundGuestsTable {
  id: string;
  round_id: string;
  invite_id: string;
  invitee_id: string;
  /** The order of the round. */
  position: number;
  state: 'waiting' | 'told' | 'skipped';
  /** The host who has the invitee on screen, and until when nobody else gets them. */
  taken_by: string | null;
  taken_until: number;
  /** When the state was set. */
  at: number;
}
