import { type CoverType, covers, findCover } from '#app/features/theme/covers.ts';
import type { ReadyLook } from '#app/features/theme/ready-looks.ts';

import { isFilled, partNames } from './parts.ts';
import { partyTypes } from './parts/party-type.ts';
import { readStep, updateStep } from './storage.client.ts';

export interface ChosenCover {
  look: ReadyLook;
  type: CoverType;
}

/** The look and the occasion that the address names, which is taken out of it; null without both. */
export function takeCoverOfAddress(): ChosenCover | null {
  const { hash, pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const [look, type] = ['look', 'type'].map((name) => query.get(name) ?? '');
  const cover = findCover(look ?? '', type ?? '');
  query.delete('look');
  query.delete('type');
  const rest = query.size === 0 ? '' : `?${query}`;
  if (rest !== search) {
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  }
  return cover;
}

const known: readonly string[] = partyTypes;

/** Fills theme and occasion (behaviour 2.10). An occasion that a line has named stays. */
export function applyCover({ look, type }: ChosenCover, { keepsType = false } = {}): void {
  updateStep('theme', () => ({ selected: [...look.tags], customTheme: '' }));
  if (keepsType && isFilled('partyType', readStep('partyType'))) return;
  const own = known.includes(type.type) ? [] : [type.type];
  updateStep('partyType', () => ({ selected: [type.type], custom: '', own }));
}

/** Whether nothing but a cover was chosen, so that another one replaces nothing that the host has made. */
export function isOnlyCover(): boolean {
  const filled = partNames.filter((name) => isFilled(name, readStep(name)));
  if (filled.some((name) => name !== 'theme' && name !== 'partyType')) return false;
  const { selected, customTheme } = readStep('theme');
  const types = readStep('partyType').selected.join();
  return covers.some(
    ({ look, type }) =>
      customTheme === '' && look.tags.join() === selected.join() && type.type === types,
  );
}
