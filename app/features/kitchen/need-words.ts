import { countLabel, isolateText, listWords } from '#app/platform/text.ts';

import type { Eater, KitchenSheet, Need, Remark } from './sheet.ts';

const count = (number: number) => number.toLocaleString('en');

export const nameEater = ({ name, child }: Eater): string =>
  child ? `${isolateText(name)} (child)` : isolateText(name);

/** 'Ana, Ben and 3 more'. */
export function listEaters({ who, count: all }: Pick<Need, 'who' | 'count'>, most = Infinity) {
  const names = who.slice(0, most).map(nameEater);
  const more = all - names.length;
  return more > 0 && names.length > 0
    ? listWords([...names, `${count(more)} more`])
    : names.join(', ');
}

/** '36 people: 30 adults and 6 children'; without children the people alone. */
function formatPeople(sheet: Pick<KitchenSheet, 'people' | 'children'>): string {
  const all = countLabel(sheet.people, 'person', 'people');
  return [all, formatAges(sheet)].filter(Boolean).join(': ');
}

/** '30 adults and 6 children', or '' without children. */
export function formatAges({ people, children }: Pick<KitchenSheet, 'people' | 'children'>) {
  const adults = countLabel(people - children, 'adult');
  return children === 0 ? '' : `${adults} and ${formatChildren(children)}`;
}

const formatChildren = (children: number) => countLabel(children, 'child', 'children');

/**
 * One line for the overview, what must not be missed first: '4 vegetarian · 1 nut allergy · 2 children'. Null when
 * nobody said anything (behaviour 43.5).
 */
export function summarizeSheet({ needs, notes, children }: KitchenSheet): string | null {
  if (needs.length === 0 && notes.length === 0) return null;
  const [only, ...others] = needs;
  const who = only?.who[0];
  if (only?.count === 1 && who && others.length === 0 && notes.length === 0 && children === 0) {
    const { label, isAllergy } = only;
    return isAllergy ? `${nameEater(who)}: ${label}` : `${nameEater(who)} eats ${label}`;
  }
  const line = (need: Need) => `${count(need.count)} ${need.label}`;
  const allergies = needs.filter(({ isAllergy }) => isAllergy);
  const [first, ...more] = needs.filter(({ isAllergy }) => !isAllergy);
  return [
    ...(first ? [line(first)] : []),
    ...(allergies.length > 2
      ? [`${count(allergies.reduce((sum, each) => sum + each.count, 0))} with allergies`]
      : allergies.map(line)),
    ...(children > 0 ? [formatChildren(children)] : []),
    ...more.map(line),
    ...(notes.length > 0
      ? [notes.length === 1 ? '1 food note' : `${count(notes.length)} food notes`]
      : []),
  ].join(' · ');
}

/** 'Everybody else: nothing special, or no answer yet (7).' */
export function formatOthers({ unsaid, needs, notes }: KitchenSheet): string {
  const who = needs.length + notes.length > 0 ? 'Everybody else' : 'Everybody';
  return `${who}: nothing special${unsaid > 0 ? `, or no answer yet (${count(unsaid)})` : ''}.`;
}

function writeRemarks(title: string, remarks: readonly Remark[]): string[] {
  if (remarks.length === 0) return [];
  return ['', title, ...remarks.map(({ who, text }) => `${nameEater(who)}: ${isolateText(text)}`)];
}

/** Plain text to copy (behaviour 43.3). */
export function writeSheet(sheet: KitchenSheet, heading: string): string {
  return [
    heading,
    formatPeople(sheet),
    '',
    ...sheet.needs.map((need) => `${count(need.count)} ${need.label}: ${listEaters(need)}`),
    formatOthers(sheet),
    ...writeRemarks('Food notes', sheet.notes),
    ...writeRemarks('Arrivals', sheet.arrivals),
    ...(sheet.left > 0 ? ['', `and ${count(sheet.left)} more lines`] : []),
  ].join('\n');
}
