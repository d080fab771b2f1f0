import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { getGuestPath } from '#app/platform/paths.ts';
import { type People, listAnsweringSteps } from '#tests/browsers/guest-walk.ts';
import { listPlanningSteps } from '#tests/browsers/host-walk.ts';
import { takeLooks } from '#tests/browsers/looks.ts';
import { Person } from '#tests/browsers/person.ts';
import type { Step } from '#tests/browsers/step.ts';
import { openWatchedSite } from '#tests/browsers/watched-site.ts';
import { listTokens } from '#tests/setup/events.ts';

import type { Engine } from './window.ts';

/** Walks through the main job and takes pictures, until a step fails. Returns the number of failures. */
export async function checkBrowser(engine: Engine, out: string): Promise<number> {
  const folder = path.join(out, engine.name.replaceAll(' ', '-').toLowerCase());
  mkdirSync(folder, { recursive: true });
  await using watched = await openWatchedSite();
  const { site, url } = watched;
  const people: People = {
    host: await Person.sitDown(engine, url),
    guest: await Person.sitDown(engine, url),
    plainGuest: await Person.sitDown(engine, url, { scripts: false }),
    invitee: await Person.sitDown(engine, url),
  };
  /** The dashboard offers the first guest's link only on the clipboard. */
  const personalLink = async () => {
    const id = new URL(await people.host.window.address()).pathname.split('/').at(-1) ?? '';
    const [token = ''] = await listTokens(site.db, id);
    return `${getGuestPath(id)}?g=${token}`;
  };
  const steps: Step[] = [
    ...listPlanningSteps(people.host),
    ...listAnsweringSteps(engine, people, personalLink),
    {
      sentence: `pictures of ten looks are in ${folder}`,
      walk: () => takeLooks(engine, watched, folder),
    },
  ];
  let failed = 0;
  for (const [index, { by, sentence, walk }] of steps.entries()) {
    const problem = await findProblem(walk);
    const errors = Object.values(people).map(({ window }) => window.takeErrors());
    const complaints = [
      ...(problem ? [problem] : []),
      ...watched.takeViolations(),
      ...(await Promise.all(errors)).flat(),
    ];
    console.log(`${problem ? '✗' : '✓'} ${engine.name}: ${sentence}`);
    for (const words of complaints) console.log(`    ${words}`);
    if (complaints.length > 0) failed += 1;
    const number = String(index + 1).padStart(2, '0');
    await by?.window.takePicture(path.join(folder, `step-${number}.png`));
    if (problem) break;
  }
  for (const { window } of Object.values(people)) await window.close();
  return failed;
}

/** Why the step failed, or null. */
async function findProblem(walk: Step['walk']): Promise<string | null> {
  try {
    await walk();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
