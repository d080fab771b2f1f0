import assert from 'node:assert/strict';

import type { Person } from './person.ts';
import type { Target } from './spot.ts';
import { type Step, account, findButton, findField, invited, findLink, title } from './step.ts';

async function goOn(host: Person, path: string): Promise<void> {
  await host.click(findButton('Next'));
  await host.arrivesAt(path);
}

async function choosesLook(host: Person): Promise<void> {
  await host.open('/');
  await host.arrivesAt('/');
  await host.click(findLink('Event Name'));
  await host.arrivesAt('/eventName');
  await host.enter({ css: 'main input' }, title);
  await goOn(host, '/partyType');
  await host.click(findButton('Birthday Party'));
  await goOn(host, '/theme');
  await host.click({ css: '[data-mix] > summary' });
  await host.click(findButton('Dreamy'));
  await goOn(host, '/dateTime');
}

async function typesDate(host: Person): Promise<void> {
  await host.enterDate(findField('Date'), '2027-06-12');
  await host.enterDate(findField('Start Time'), '18:00');
  await host.enterDate(findField('End Time'), '23:30');
  await goOn(host, '/activity');
}

const lantern: Target = { css: '[role=presentation] [data-index]', words: 'Dinner' };

async function dragsActivity(host: Person): Promise<void> {
  await host.enter(findField('Activity'), 'Dinner under the lanterns');
  await host.enterDate(findField('Time'), '19:30');
  await host.click(findButton('Add Activity'));
  const before = await timeOf(host);
  await host.drag(lantern, 80);
  const after = await timeOf(host);
  assert.equal(before, '7:30 PM');
  assert.match(after ?? '', /^[89]:\d\d PM$/, `the time after the drag is ${after}`);
  await goOn(host, '/invitee');
}

async function timeOf(host: Person): Promise<string | null> {
  await host.sees(lantern);
  return host.window.run(
    () => document.querySelector('input[type=range]')?.getAttribute('aria-valuetext') ?? null,
  );
}

async function invitesGuests(host: Person): Promise<void> {
  for (const name of invited) {
    await host.enter(findField('Name'), name);
    await host.enter(findField('Email'), `${name.toLowerCase()}@example.org`);
    await host.click(findButton('Add'));
    await host.sees({ css: 'main li', words: name });
  }
  await host.click(findButton('Finish'));
  await host.enter({ css: 'dialog textarea' }, 'Bring a jumper.');
  await host.click({ css: 'dialog button', name: 'Send' });
  await goOn(host, '/location');
}

async function namesPlace(host: Person): Promise<void> {
  await host.enter({ css: '[role=combobox]' }, '12 Garden Lane, Hamburg');
  await goOn(host, '/confirmation');
  await host.sees({ css: 'main', words: 'Dinner under the lanterns' });
}

async function createsAccount(host: Person): Promise<void> {
  await host.click(findLink('Log in as a Host'));
  await host.arrivesAt('/hostLogIn');
  await host.enter(findField('Username'), account.username);
  await host.enter(findField('Password'), account.password);
  await host.click(findButton('Create Account'));
  await host.arrivesAt('/confirm');
}

async function saves(host: Person): Promise<void> {
  await host.click(findButton('Confirm & Generate Link'));
  await host.isAt(/^\/guest\/[\w-]{22}$/);
  await host.sees({ css: '#live h2', name: 'Your invitation is live' });
  await host.click(findButton('Hide this'));
  await host.sees({ css: 'h1', name: title });
}

export function listPlanningSteps(host: Person): Step[] {
  const walks: Record<string, (host: Person) => Promise<void>> = {
    'a host names the event and chooses type and theme': choosesLook,
    'typed date and times are taken': typesDate,
    'an activity is added, and dragged to another time': dragsActivity,
    'guests are invited': invitesGuests,
    'an address is used as typed': namesPlace,
    'an account is created': createsAccount,
    'the invitation is saved, and its page opens': saves,
  };
  return Object.entries(walks).map(([sentence, walk]) => ({
    sentence,
    walk: () => walk(host),
    by: host,
  }));
}
