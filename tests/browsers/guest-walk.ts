import assert from 'node:assert/strict';

import type { Engine } from '../../tools/browsers/window.ts';
import type { Person } from './person.ts';
import type { Target } from './spot.ts';
import { type Step, account, findButton, findField, invited, findLink, title } from './step.ts';

const pressed = (name: string): Target => ({ css: 'button[aria-pressed=true]', name });
const answerOf = (name: string, answer: string) => findButton(`Answer of ${name}: ${answer}`);

export interface People {
  host: Person;
  /** On the open link. */
  guest: Person;
  /** The same without JavaScript. */
  plainGuest: Person;
  /** On a personal link. */
  invitee: Person;
}

async function answers(guest: Person, page: string): Promise<void> {
  await guest.open(page);
  await guest.click(findButton('Yes'));
  await guest.sees({ css: '#status', words: 'You’re going' });
  await guest.click(findButton('+1'));
  await guest.sees(pressed('+1'));
  await guest.enter(findField('Your name'), 'Elif');
  await guest.click(findButton('Save'));
  await guest.sees({ css: '#rsvp summary', words: 'You and one more.' });
}

async function changesAnswer(guest: Person, page: string): Promise<void> {
  await guest.click({ css: '#answer-bar summary', words: 'Change answer' });
  await guest.click(findButton('No'));
  await guest.sees({ css: '#status', words: 'You’re not going' });
  await guest.open(page);
  await guest.sees({ css: '#status', words: 'You’re not going' });
}

async function showsFocus(guest: Person): Promise<void> {
  await guest.window.pressTab();
  const ring = await guest.window.run(() => {
    const { activeElement: at } = document;
    const { outlineStyle, outlineWidth } = getComputedStyle(at ?? document.body);
    return `${at?.tagName}: ${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2}`;
  });
  assert.match(ring, /^(?:A|BUTTON|INPUT|SUMMARY): solid true$/);
}

async function opensDashboard(host: Person): Promise<void> {
  await host.click(findLink('Log in'));
  await host.arrivesAt('/hostLogIn');
  await host.enter(findField('Username'), account.username);
  await host.enter(findField('Password'), account.password);
  await host.click(findButton('Open invite'));
  await host.arrivesAt(/^\/host\/events\//);
  await host.sees({ css: 'h1', name: title });
  await host.sees({ css: 'section', words: 'Live' });
}

async function hearsAnswer({ host, invitee }: People, personal: string): Promise<void> {
  const [name = ''] = invited;
  await host.sees(answerOf(name, 'No response yet'));
  await invitee.open(personal);
  await invitee.sees({ css: 'article header', words: `${name}, you’re invited` });
  await invitee.click(findButton('Maybe'));
  await invitee.sees({ css: '#status', words: 'You might come' });
  await host.sees(answerOf(name, 'Maybe'));
}

async function editsTitle(host: Person): Promise<void> {
  await host.click(findButton('Edit title'));
  await host.enter(findField('Event title'), 'Ana turns forty');
  await host.click(findButton('Save'));
  await host.sees({ css: 'h1', name: 'Ana turns forty' });
}

async function signsOut(host: Person): Promise<void> {
  const { pathname } = new URL(await host.window.address());
  await host.click(findButton('Sign out'));
  await host.arrivesAt('/');
  await host.open(pathname);
  await host.arrivesAt('/hostLogIn');
}

function step(by: Person, sentence: string, walk: () => Promise<void>): Step {
  return { by, sentence, walk };
}

/** The steps of guests, and the host's steps with their answers. */
export function listAnsweringSteps(
  { showsFocus: hasFocus }: Engine,
  people: People,
  personalLink: () => Promise<string>,
): Step[] {
  const { host, guest, plainGuest } = people;
  const page = () => host.window.address();
  return [
    step(guest, 'a guest answers, brings somebody and gives a name', async () =>
      answers(guest, await page()),
    ),
    step(guest, 'the answer is changed, and stays', async () => changesAnswer(guest, await page())),
    ...(hasFocus ? [step(guest, 'Tab shows where it is', () => showsFocus(guest))] : []),
    step(plainGuest, 'without scripts: an answer, one more and a name', async () =>
      answers(plainGuest, await page()),
    ),
    step(plainGuest, 'without scripts: another answer', async () =>
      changesAnswer(plainGuest, await page()),
    ),
    step(host, 'the host logs in to the dashboard', () => opensDashboard(host)),
    step(host, 'an answer by a personal link shows up on the open dashboard', async () =>
      hearsAnswer(people, await personalLink()),
    ),
    step(host, 'the title is edited in place', () => editsTitle(host)),
    step(host, 'the host signs out', () => signsOut(host)),
  ];
}
