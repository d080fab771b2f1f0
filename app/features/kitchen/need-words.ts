import { say, sayList, sayNumber } from '#app/platform/language/say.ts';
import { isolateText } from '#app/platform/text.ts';

import type { Eater, KitchenSheet, Need, Remark } from './sheet.ts';

export const nameEater = ({ name, child }: Eater): string =>
  child ? say('{name} (child)', { name }) : isolateText(name);

/** 'Ana, Ben and 3 more'. */
export function listEaters({ who, count: all }: Pick<Need, 'who' | 'count'>, most = Infinity) {
  const names = who.slice(0, most).map(nameEater);
  const more = all - names.length;
  return more > 0 && names.length > 0
    ? sayList([...names, say('{rest, number} more', { rest: more })])
    : names.join(', ');
}

/** '36 people: 30 adults and 6 children'; without children the people alone. */
function formatPeople(sheet: Pick<KitchenSheet, 'people' | 'children'>): string {
  const all = say('{count, plural, one {# person} other {# people}}', { count: sheet.people });
  const ages = formatAges(sheet);
  return ages === '' ? all : say('{people}: {ages}', { people: all, ages });
}

/** '30 adults and 6 children', or '' without children. */
export function formatAges({ people, children }: Pick<KitchenSheet, 'people' | 'children'>) {
  return children === 0
    ? ''
    : say(
        '{adults, plural, one {# adult} other {# adults}} and {children, plural, one {# child} other {# children}}',
        { adults: people - children, children },
      );
}

const formatChildren = (children: number) =>
  say('{children, plural, one {# child} other {# children}}', { children });

const formatNeed = ({ count, label }: Need) => `${sayNumber(count)} ${label}`;

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
    const name = nameEater(who);
    return isAllergy
      ? say('{name}: {need}', { name, need: label })
      : say('{name} eats {need}', { name, need: label });
  }
  const allergies = needs.filter(({ isAllergy }) => isAllergy);
  const [first, ...more] = needs.filter(({ isAllergy }) => !isAllergy);
  return [
    ...(first ? [formatNeed(first)] : []),
    ...(allergies.length > 2
      ? [
          say('{count, plural, one {# with allergies} other {# with allergies}}', {
            count: allergies.reduce((sum, each) => sum + each.count, 0),
          }),
        ]
      : allergies.map(formatNeed)),
    ...(children > 0 ? [formatChildren(children)] : []),
    ...more.map(formatNeed),
    ...(notes.length > 0
      ? [say('{count, plural, one {# food note} other {# food notes}}', { count: notes.length })]
      : []),
  ].join(' · ');
}

/** 'Everybody else: nothing special, or no answer yet (7).' */
export function formatOthers({ unsaid, needs, notes }: KitchenSheet): string {
  const hasOthers = needs.length + notes.length > 0;
  if (unsaid === 0) {
    return hasOthers ? say('Everybody else: nothing special.') : say('Everybody: nothing special.');
  }
  return hasOthers
    ? say('Everybody else: nothing special, or no answer yet ({unsaid, number}).', { unsaid })
    : say('Everybody: nothing special, or no answer yet ({unsaid, number}).', { unsaid });
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
    ...sheet.needs.map((need) => `${formatNeed(need)}: ${listEaters(need)}`),
    formatOthers(sheet),
    ...writeRemarks(say('Food notes'), sheet.notes),
    ...writeRemarks(say('Arrivals'), sheet.arrivals),
    ...(sheet.left > 0
      ? [
          '',
          say('{left, plural, one {and # more lines} other {and # more lines}}', {
            left: sheet.left,
          }),
        ]
      : []),
  ].join('\n');
}
