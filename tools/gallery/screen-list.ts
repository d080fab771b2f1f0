import type { Page } from 'playwright';

import type { Draft } from '#app/features/draft/schema.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import type { Site } from '#tests/setup/site.ts';

import { addParty, storedParty } from '../party.ts';
import type { View } from './stage.ts';

export interface Screen {
  name: string;
  path: string;
  view: Pick<View, 'stored' | 'cookie' | 'act'>;
}

const screen = (name: string, path: string, view: Screen['view'] = {}): Screen => ({
  name,
  path,
  view,
});

const wizard: readonly (readonly [name: string, path: string])[] = [
  ['1 Event Name', '/eventName'],
  ['2 Type', '/partyType'],
  ['3 Theme', '/theme'],
  ['4 Date & Time', '/dateTime'],
  ['5 Activities', '/activity'],
  ['6 Invitees', '/invitee'],
  ['Answer settings', '/answers'],
  ['7 Location', '/location'],
];

async function createAccount(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(`host-${Date.now()}`);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.locator('code').waitFor();
}

async function answerYes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('Bringing people?').waitFor();
}

/** A step draws its preview a moment after the page. */
const seeDrawn = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[class*=blank]')].every((blank) => !blank.checkVisibility()),
  );

const seeInvitation = (page: Page) => page.locator('main article:visible').first().waitFor();

const logInScreen = '/hostLogIn';

function hostScreens(owner: LoggedIn, other: LoggedIn, small: string): Screen[] {
  const { cookie } = owner;
  const dashboard = getDashboardPath(small);
  return [
    screen('Review & Confirm', '/confirm', { stored: storedParty, cookie, act: seeDrawn }),
    screen('Host Log In', logInScreen),
    screen('Host Log In, for an invitation', `${logInScreen}?redirect=${dashboard}`),
    screen('Host Log In, forgotten password', `${logInScreen}?mode=recover`),
    screen('Recovery code', logInScreen, { act: createAccount }),
    screen('Already signed in', logInScreen, { cookie }),
    screen('Dashboard, another host’s', dashboard, { cookie: other.cookie }),
    screen('Events', '/host/events', { cookie }),
    screen('Events, none yet', '/host/events', { cookie: other.cookie }),
    screen('Editing a step of a saved invitation', `/dateTime?invite=${small}`, { cookie }),
    screen('Dashboard, no such invitation', '/host/events/missing', { cookie }),
    screen('No such page', '/no-such-page'),
  ];
}

const nothing: Partial<Draft> = {
  eventName: '',
  eventType: [],
  theme: [],
  date: '',
  startTime: '',
  endTime: '',
  location: '',
  lat: null,
  lng: null,
  customMessage: '',
  activities: [],
  invitees: [],
};

/** Each state has its own invitation, so that no answer shows in another. */
async function guestScreens(site: Site, { host }: LoggedIn): Promise<Screen[]> {
  const add = () => addParty(site, host, 1);
  const [open, answered, personal] = [await add(), await add(), await add()];
  const bare = await addEvent(site.db, { host, ...nothing });
  const [invitee] = await listInvitees(site.db, personal);
  return [
    screen('Guest page', getGuestPath(open)),
    screen('Guest page, after Yes', getGuestPath(answered), { act: answerYes }),
    screen('Guest page, on a personal link', `${getGuestPath(personal)}?g=${invitee?.token ?? ''}`),
    screen('Guest page, with nothing filled in', getGuestPath(bare)),
    screen('Guest page, no such invitation', '/guest/missing'),
  ];
}

async function dashboards(site: Site, { host, cookie }: LoggedIn): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const guests of [0, 3, 60, 10_000]) {
    const id = await addParty(site, host, guests);
    const [dashboard, many] = [getDashboardPath(id), guests.toLocaleString('en')];
    screens.push(screen(`Dashboard, ${many} guests`, dashboard, { cookie }));
    screens.push(screen(`Guests, ${many}`, `${dashboard}/guests`, { cookie }));
  }
  return screens;
}

export async function prepareScreens(site: Site): Promise<Screen[]> {
  const [owner, other, guests] = [
    await logIn(site, 'juno'),
    await logIn(site, 'milo'),
    await logIn(site, 'rosa'),
  ];
  const small = await addParty(site, owner.host, 3);
  return [
    screen('Home', '/'),
    screen('Home, with a draft', '/', { stored: storedParty }),
    ...wizard.map(([name, path]) => screen(name, path, { stored: storedParty, act: seeDrawn })),
    screen('8 Review', '/confirmation', { stored: storedParty, act: seeInvitation }),
    screen('Review, with nothing filled in', '/confirmation', { act: seeInvitation }),
    ...(await guestScreens(site, guests)),
    ...(await dashboards(site, owner)),
    ...hostScreens(owner, other, small),
  ];
}
