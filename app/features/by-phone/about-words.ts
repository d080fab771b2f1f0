import { say, texts } from '#app/platform/language/say.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

interface AboutWords {
  job: string;
  /** On a button beside a guest, and its whole name. */
  verb: string;
  verbName: string;
  /** Said of a guest who was told. */
  told: string;
  /** When the round is through, and some are missing. */
  some: string;
  /** When nobody is missing, and when nobody is to be told at all. */
  everybody: string;
  /** Beneath the number at the end; '' for nothing. */
  after: string;
}

/** What the screen says of each job (behaviour 48.6). */
export const aboutWords = texts({
  invite: {
    job: 'Invite by phone',
    verb: 'Invite¦verb',
    verbName: 'Invite: {name}',
    told: '{name} has the invitation.',
    some: '{reached, number} of {size, number} have it',
    everybody: 'Everybody has the invitation',
    after: 'They open their own link and answer for themselves. You’ll see it here.',
  },
  remind: {
    job: 'Remind by phone',
    verb: 'Remind',
    verbName: 'Remind: {name}',
    told: '{name} was reminded.',
    some: '{reached, number} of {size, number} reached',
    everybody: 'Nobody is left to remind',
    after: 'They open their own link and answer for themselves. You’ll see it here.',
  },
  change: {
    job: 'Tell by phone',
    verb: 'Tell',
    verbName: 'Tell: {name}',
    told: '{name} knows.',
    some: '{reached, number} of {size, number} know',
    everybody: 'Everybody knows',
    after: 'Their link has the new plan.',
  },
  cancel: {
    job: 'Tell by phone',
    verb: 'Tell',
    verbName: 'Tell: {name}',
    told: '{name} knows.',
    some: '{reached, number} of {size, number} know',
    everybody: 'Everybody knows',
    after: 'Their link says so too.',
  },
  thanks: {
    job: 'Thank by phone',
    verb: 'Thank',
    verbName: 'Thank: {name}',
    told: '{name} was thanked.',
    some: '{reached, number} of {size, number} thanked',
    everybody: 'Everybody was thanked',
    after: '',
  },
}) satisfies Readonly<Record<ToldAbout, AboutWords>>;

/** The heading of a round that is through, like '11 of 12 have it' (behaviour 48.6). */
export function describeEnd(
  about: ToldAbout,
  { reached, size }: { reached: number; size: number },
) {
  const { some, everybody } = aboutWords[about];
  return reached >= size ? say(everybody) : say(some, { reached, size });
}
