import { delights } from './delights.ts';
import { food } from './food.ts';
import { holidays } from './holidays.ts';
import type { Idea } from './idea.ts';
import { nature } from './nature.ts';
import { occasions } from './occasions.ts';
import { pastimes } from './pastimes.ts';
import { places } from './places.ts';
import { worlds } from './worlds.ts';

const all = {
  ...holidays,
  ...occasions,
  ...pastimes,
  ...food,
  ...places,
  ...worlds,
  ...nature,
  ...delights,
};

export type IdeaName = keyof typeof all;

export const ideas: Readonly<Record<IdeaName, Idea>> = all;

/** They contain an idea's word but do not mean it. */
export const ignoredWords =
  'ice_breaker open_space coworking_space co_working_space street_food wake_up cat_walk catwalk hot_desk board_meeting ' +
  'osterreich osterreicher osterreichisch osteria 熊猫 上海 海外 猫头鹰';
