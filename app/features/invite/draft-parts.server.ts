import { createHash } from 'node:crypto';

import { type PartName, partNames, parts } from '#app/features/draft/parts.ts';
import type { Draft } from '#app/features/draft/schema.ts';

import type { PartUpdate } from './schema.ts';

/** A digest of each part of a draft as it was saved last. */
export type DraftDigests = Record<PartName, string>;

function partOf(draft: Draft, name: PartName): PartUpdate {
  const whole: Record<string, unknown> = draft;
  const fields = Object.keys(parts[name].schema.entries).map((key) => [key, whole[key]]);
  return { name, part: Object.fromEntries(fields) };
}

/** All parts but the invitees. */
export function pickParts(
  whole: Omit<Draft, 'draftId' | 'invitees'>,
): Omit<Draft, 'draftId' | 'invitees'> {
  const fields = partNames
    .filter((name) => name !== 'invitee')
    .flatMap((name) => Object.keys(parts[name].schema.entries) as (keyof typeof whole)[]);
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as typeof whole;
}

export function digestDraft(draft: Draft): DraftDigests {
  const digests = partNames.map((name) => {
    const text = JSON.stringify(partOf(draft, name).part);
    return [name, createHash('sha256').update(text).digest('base64url')];
  });
  return Object.fromEntries(digests) as DraftDigests;
}

/** Empty for an invitation without digests, which an earlier release has saved. */
export function findCorrections(
  draft: Draft,
  digests: DraftDigests,
  saved: Partial<DraftDigests>,
): PartUpdate[] {
  return partNames
    .filter((name) => saved[name] !== undefined && saved[name] !== digests[name])
    .map((name) => partOf(draft, name));
}
