import { texts } from '#app/platform/language/say.ts';

/** What a key does on the guest list (behaviour 33.38). */
export type ListKey =
  | 'find'
  | 'up'
  | 'down'
  | 'select'
  | 'open'
  | 'close'
  | 'help'
  | 'yes'
  | 'maybe'
  | 'no'
  | 'add'
  | 'invite'
  | 'copy'
  | 'undo';

const keys: Readonly<Record<string, ListKey>> = {
  '/': 'find',
  '?': 'help',
  ArrowUp: 'up',
  ArrowDown: 'down',
  x: 'select',
  X: 'select',
  ' ': 'select',
  g: 'yes',
  m: 'maybe',
  d: 'no',
  a: 'add',
  i: 'invite',
  c: 'copy',
  u: 'undo',
  Enter: 'open',
  Escape: 'close',
};

const named = texts({ enter: 'Enter¦key', space: 'x or Space', escape: 'Esc' });

const deeds = texts({
  find: 'Find',
  move: 'Move through the list',
  open: 'Open the guest, or close',
  select: 'Select; Shift + x selects up to here',
  answer: 'Going, maybe, declined',
  add: 'Add guests',
  invite: 'Invite those selected, or this one',
  copy: 'Copy the personal link',
  undo: 'Undo the last change',
  back: 'Back: panel, selection, find',
  help: 'This list',
});

/** In the order of the list that the host can open; to be said. */
export const keyTexts: readonly (readonly [keys: string, does: string])[] = [
  ['/', deeds.find],
  ['↑ ↓', deeds.move],
  [named.enter, deeds.open],
  [named.space, deeds.select],
  ['g m d', deeds.answer],
  ['a', deeds.add],
  ['i', deeds.invite],
  ['c', deeds.copy],
  ['u', deeds.undo],
  [named.escape, deeds.back],
  ['?', deeds.help],
];

export const findRow = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-at]') : null;

const isField = (target: Element) =>
  target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])');

/** Keys for the guest whose row has the focus. */
const ofRow: ReadonlySet<ListKey> = new Set(['select', 'yes', 'maybe', 'no', 'copy']);

/** An open dialog or menu has the keys to itself. */
const isCovered = (page: Document) =>
  page.querySelector('dialog[open], [role="menu"], [role="alertdialog"]') !== null;

/** Null for a key that belongs to the browser, to a field, or to the control that has the focus. */
export function readKey(event: KeyboardEvent): ListKey | null {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const { key } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return null;
  const does = keys[key] ?? null;
  if (does === null || isField(target) || isCovered(target.ownerDocument)) return null;
  const part = target instanceof HTMLElement ? target.dataset['part'] : undefined;
  // A checkbox and a button take Space themselves; Enter follows a link and presses a button.
  if (key === ' ' && part !== 'name') return null;
  const isOpenName = part === 'name' && target.getAttribute('aria-current') === 'true';
  if (key === 'Enter' && part !== 'select' && !isOpenName) return null;
  if (ofRow.has(does) && !findRow(target)) return null;
  // In a form of the card, Escape must not lose what was typed.
  if (does === 'close' && target.closest('aside form')) return null;
  return does;
}
