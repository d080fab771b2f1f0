import type { ReadyCover } from './brought-cover.ts';
import { isFilled, partNames } from './parts.ts';
import { partyTypes } from './parts/party-type.ts';
import { hasKeptPicture, readStep, updateStep } from './storage.client.ts';

/** The ids of the look and the occasion that the address names, which are taken out of it; '' where there is none. */
export function takeCoverOfAddress(): { look: string; type: string } {
  const { hash, pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const [look = '', type = ''] = ['look', 'type'].map((name) => query.get(name) ?? '');
  query.delete('look');
  query.delete('type');
  const rest = query.size === 0 ? '' : `?${query}`;
  if (rest !== search) {
    window.history.replaceState(window.history.state, '', pathname + rest + hash);
  }
  return { look, type };
}

const known: readonly string[] = partyTypes;

/** Fills theme and occasion (behaviour 2.10). An occasion that a line has named stays. */
export function applyCover({ tags, type }: ReadyCover, { keepsType = false } = {}): void {
  updateStep('theme', () => ({ selected: [...tags], customTheme: '' }));
  if (keepsType && isFilled('partyType', readStep('partyType'))) return;
  const own = known.includes(type) ? [] : [type];
  updateStep('partyType', () => ({ selected: [type], custom: '', own }));
}

/** Whether nothing but one of these covers was chosen, so that another replaces nothing that the host has made. */
export function isOnlyCover(covers: readonly ReadyCover[]): boolean {
  if (hasKeptPicture()) return false;
  const filled = partNames.filter((name) => isFilled(name, readStep(name)));
  if (filled.length === 0) return true;
  if (filled.some((name) => name !== 'theme' && name !== 'partyType')) return false;
  const { selected, customTheme } = readStep('theme');
  const types = readStep('partyType').selected.join();
  return covers.some(
    ({ tags, type }) => customTheme === '' && tags.join() === selected.join() && type === types,
  );
}
