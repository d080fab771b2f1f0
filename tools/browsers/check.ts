import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { type People, listAnsweringSteps } from '#tests/browsers/guest-walk.ts';
import { listPlanningSteps } from '#tests/browsers/host-walk.ts';
import { takeLooks } from '#tests/browsers/looks.ts';
import { Person } from '#tests/browsers/person.ts';
import type { Step } from '#tests/browsers/step.ts';
import { type WatchedSite, openWatchedSite } from '#tests/browsers/watched-site.ts';
import { listTokens } from '#tests/setup/invites.ts';

import type { Engine } from './window.ts';

/**
 * Walks through the main job in one browser and takes pictures. Stops at the first failed step, because later steps
 * depend on it. Returns the number of failures.
 */
export async function checkBrowser(engine: Engine, out: string): Promise<number> {
  const folder = path.join(out, engine.name.replaceAll(' ', '-').toLowerCase());
  mkdirSync(folder, { recursive: true });
  const site = await openWatchedSite();
  const people = await invitePeople(engine, site.url);
  const steps = [
    ...listPlanningSteps(people.host),
    ...listAnsweringSteps(engine, people, () => personalLink(people.host, site)),
    ...lookSteps(engine, site, folder),
  ];
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    const problem = await walkStep(step);
    const complaints = [...site.takeViolations(), ...(await complaintsOf(people))];
    console.log(`${problem ? '✗' : '✓'} ${engine.name}: ${step.sentence}`);
    for (const words of problem ? [problem, ...complaints] : complaints)
      console.log(`    ${words}`);
    if (problem || complaints.length > 0) failed += 1;
    const number = String(index + 1).padStart(2, '0');
    await step.by?.window.takePicture(path.join(folder, `step-${number}.png`));
    if (problem) break;
  }
  for (const { window } of Object.values(people)) await window.close();
  await site.close();
  return failed;
}

async function invitePeople(engine: Engine, url: string): Promise<People> {
  return {
    host: await Person.sitDown(engine, url),
    guest: await Person.sitDown(engine, url),
    plainGuest: await Person.sitDown(engine, url, { scripts: false }),
    invitee: await Person.sitDown(engine, url),
  };
}

/** The personal link of the first guest on the list. The dashboard offers it only on the clipboard. */
async function personalLink(host: Person, { site }: WatchedSite): Promise<string> {
  const id = new URL(await host.window.address()).pathname.split('/').at(-1) ?? '';
  const [token = ''] = await listTokens(site.services.db, id);
  return `/guest/${id}?g=${token}`;
}

function lookSteps(engine: Engine, site: WatchedSite, folder: string): Step[] {
  const sentence = `pictures of ten looks are in ${folder}`;
  return [{ sentence, walk: () => takeLooks(engine, site, folder) }];
}

/** Returns why the step failed, or null. */
async function walkStep({ walk }: Step): Promise<string | null> {
  try {
    await walk();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The errors of the pages' scripts. */
async function complaintsOf(people: People): Promise<string[]> {
  const all = Object.values(people).map(({ window }) => window.takeErrors());
  return (await Promise.all(all)).flat();
}
