import * as addresses from '#app/platform/addresses.ts';

/**
 * The screens that load their words together, by their addresses. All other screens are the wizard's
 * (scripts/words-by-part.mjs).
 */
const screens = {
  wizard: [],
  review: [addresses.confirmation, addresses.confirm],
  login: [addresses.hostLogIn, addresses.passwordReset],
  desk: [addresses.event],
  guests: [addresses.eventGuests, addresses.addGuests, addresses.guestCard, addresses.eventAnswers],
  day: [
    addresses.eventKitchen,
    addresses.eventDoor,
    addresses.doorList,
    addresses.guestCards,
    addresses.sharedKitchen,
  ],
  settings: [
    addresses.eventSettings,
    addresses.eventSetting,
    addresses.eventPicture,
    addresses.leaveEvent,
  ],
  telling: [addresses.eventMessages, addresses.eventThanks, addresses.eventByPhone],
  host: [addresses.events, addresses.importEvent, addresses.joinEvent],
  account: [
    addresses.account,
    addresses.accountSetting,
    addresses.accountDeletion,
    addresses.administration,
    addresses.adminHosts,
    addresses.adminLinks,
    addresses.adminMail,
  ],
} as const satisfies Record<string, readonly string[]>;

type ScreensPart = keyof typeof screens;

/** What a browser loads of a language. */
export type WordsPart = ScreensPart | 'shared';

export const screensParts = Object.keys(screens) as ScreensPart[];

const patterns = Object.entries(screens).flatMap(([part, all]) =>
  all.map((address) => ({
    part: part as ScreensPart,
    matches: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`),
  })),
);

/** The part of the screen at a path, or at an address with names for its variables. */
export const findScreensPart = (path: string): ScreensPart =>
  patterns.find(({ matches }) => matches.test(path))?.part ?? 'wizard';

/** The parts that the screen at a path says something of. */
export const listWordsParts = (path: string): readonly WordsPart[] => [
  'shared',
  findScreensPart(path),
];
