import { say } from '#app/platform/language/say.ts';

import { meansNothing, namesAllergy } from './food-questions.ts';
import { sayAsked } from './question-presets.ts';
import { type QuestionKind, asksForChoice } from './question.ts';

export interface FoodNeed {
  /** As 'vegetarian' or 'nut allergy'. */
  label: string;
  isAllergy: boolean;
}

/** Needs that are told one by one: each is a word or two. */
const apart = /\s*(?:[,;/+&]|\band\b)\s*/i;
const shortWords = /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+)?$/u;
const before = /^(?:no|allergic to|allergy to) /i;

/** 'Vegetarian' within a line, but 'BBQ' and 'A-level' stay. */
function lower(text: string): string {
  return /^\p{Lu}[\p{Ll}\p{M}]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** 'nuts' is 'nut', 'strawberries' 'strawberry'; 'shellfish', 'citrus' and 'cress' stay. */
function toSingular(word: string): string {
  if (/[^aeiou]ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/oes$/i.test(word)) return word.slice(0, -2);
  return /[^sui]s$/i.test(word) ? word.slice(0, -1) : word;
}

function nameAllergy(text: string): string {
  if (namesAllergy(text)) return lower(text);
  const what = text.replace(before, '');
  return shortWords.test(what)
    ? say('{what} allergy', { what: toSingular(lower(what)) })
    : say('Allergy: {text}', { text });
}

type Reading = { needs: FoodNeed[] } | { note: string };

/**
 * What an answer to a question about food asks of the kitchen: needs that can be counted, none for 'Nothing special', or
 * a note in the guest's own words. No text about an allergy is read as 'nothing' or shortened (behaviour 43.2).
 */
export function readNeeds(
  text: string,
  { isAllergy: isAsked, isChoice }: { isAllergy: boolean; isChoice: boolean },
): Reading {
  const whole = text.trim().replaceAll(/\s+/gu, ' ');
  if (whole === '' || meansNothing(whole)) return { needs: [] };
  const parts = isChoice || namesAllergy(whole) ? [whole] : whole.split(apart).filter(Boolean);
  const isShort = parts.every((part) => shortWords.test(part) || before.test(part));
  const isAllergy = isAsked || namesAllergy(whole);
  if (isAllergy) {
    const named = isShort && !parts.some(meansNothing) ? parts : [whole];
    return { needs: named.map((part) => ({ label: nameAllergy(part), isAllergy })) };
  }
  if (!isChoice && !isShort) return { note: whole };
  return {
    needs: parts.map((part) => ({ label: lower(isChoice ? sayAsked(part) : part), isAllergy })),
  };
}

function sayYesNo(question: string, value: string): string {
  if (value === 'yes') return say('{question}: yes', { question });
  return value === 'no' ? say('{question}: no', { question }) : `${question}: ${value}`;
}

/** Of a question with yes and no: 'vegetarian' for 'Vegetarian?', else both answers with the question. */
export function readYesNo(title: string, value: string): FoodNeed[] {
  const what = title.trim().replace(/\s*\?$/u, '');
  const isAllergy = namesAllergy(title);
  if (!shortWords.test(what)) return [{ label: sayYesNo(what, value), isAllergy }];
  return value === 'yes' ? [{ label: lower(what), isAllergy }] : [];
}

/** What an answer to a question about food asks of the kitchen (behaviour 43.2). */
export function readFoodAnswer(
  { kind, title }: { kind: QuestionKind; title: string },
  value: string | number | readonly string[],
): Reading {
  if (typeof value === 'number') return { note: `${title}: ${value}` };
  const isAllergy = namesAllergy(title);
  if (kind === 'yesno') return { needs: readYesNo(title, String(value)) };
  const isChoice = asksForChoice(kind);
  if (typeof value === 'string') return readNeeds(value, { isAllergy, isChoice });
  const read = value.map((one) => readNeeds(one, { isAllergy, isChoice }));
  return { needs: read.flatMap((one) => ('needs' in one ? one.needs : [])) };
}
