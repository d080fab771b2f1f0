import type { Draft } from '#app/features/draft/schema.ts';
import { themeGroups } from '#app/features/theme/catalogue.ts';
import { findIdeas } from '#app/features/theme/lexicon/find-ideas.ts';
import { type IdeaName, ideas } from '#app/features/theme/lexicon/ideas.ts';
import { pickSurprise } from '#app/features/theme/surprise.ts';

import { nextYear } from '../party.ts';
import { takeInvites } from './party-sheets.ts';
import { type Picture, printSheet } from './sheet.ts';
import type { Stage, View } from './stage.ts';

const phone: View = { width: 390, height: 844, windowOnly: true };
const desktop: View = { width: 1200, height: 900, windowOnly: true };

const mixes = 30;

type Look = Pick<Draft, 'eventName' | 'theme' | 'eventType'>;

/** What a host would type: the idea's first English words. */
function typeIdea(name: IdeaName): string {
  const [word = name] = (ideas[name].words.en ?? '').split(' ');
  return word.replaceAll('_', ' ').replaceAll(/[!-]/g, '');
}

const allTags = themeGroups.flatMap((group): readonly string[] => group.tags);

/** Everything that may be alone in a theme: tags, and ideas as typed. */
export const entries = [...allTags, ...(Object.keys(ideas) as IdeaName[]).map(typeIdea)];

/** Without what counts only beside other words. */
const listIdeas = (): Look[] =>
  (Object.keys(ideas) as IdeaName[]).flatMap((name) => {
    const words = typeIdea(name);
    if (findIdeas(words).length === 0) return [];
    const eventName = words.charAt(0).toUpperCase() + words.slice(1);
    return [{ eventName, theme: [words], eventType: [] }];
  });

/** The same numbers in [0, 1) in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two or three random tags, every third time with a typed idea. */
function listMixes(): Look[] {
  const random = createRandom(20_270_612);
  const names = Object.keys(ideas) as IdeaName[];
  return Array.from({ length: mixes }, (_, index) => {
    const tags: string[] = pickSurprise([], [], random);
    const name = names[Math.floor(random() * names.length)] ?? 'garden';
    const theme = index % 3 === 0 ? [...tags, typeIdea(name)] : tags;
    return { eventName: 'Maya & Jonah’s Evening', theme, eventType: [] };
  });
}

async function takeAll(stage: Stage, looks: readonly Look[], view: View): Promise<Picture[]> {
  const date = `${nextYear}-06-12`;
  const plain = { date, activities: [], customMessage: '', hostedBy: 'Maya & Jonah' };
  const drafts = looks.map((look) => ({ ...look, ...plain }));
  return takeInvites(stage, drafts, (path) => stage.photograph(path, view));
}

const printPhones = async (stage: Stage, looks: readonly Look[]) =>
  printSheet(stage, await takeAll(stage, looks, phone), { columns: 10, width: 190 });
const printDesktops = async (stage: Stage, looks: readonly Look[]) =>
  printSheet(stage, await takeAll(stage, looks, desktop), { columns: 6, width: 320 });

export const ideaSheets = {
  'ideas-phone': (stage: Stage) => printPhones(stage, listIdeas()),
  'ideas-desktop': (stage: Stage) => printDesktops(stage, listIdeas()),
  'mixes-phone': (stage: Stage) => printPhones(stage, listMixes()),
  'mixes-desktop': (stage: Stage) => printDesktops(stage, listMixes()),
};
