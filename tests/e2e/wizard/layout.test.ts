import { expect, test } from 'vitest';

import { wizardSteps } from '#app/features/wizard/frame/steps.ts';
import { open } from '#tests/setup/browser.ts';
import { type Entry, evening, usePlanning } from '#tests/setup/planning.ts';

const planning = usePlanning();
const activities: Entry[] = [
  ['Drinks on the terrace', 1080],
  ['Toasts', 1110],
  ['Dinner', 1260],
];

test('every step has one heading, the review’s preview included, at the same place where the card is as high', async () => {
  const viewport = { width: 1280, height: 800 };
  const page = await planning.visit('/eventName', { dateTime: evening }, { viewport });
  const heading = page.locator('h1');
  const placeOf = async (path: string) => {
    await open(page, planning.urlOf(path));
    await expect.poll(() => heading.count()).toBe(1);
    return (await heading.boundingBox())?.y;
  };
  const places: (number | undefined)[] = [];
  for (const { to } of wizardSteps) places.push(await placeOf(to));
  const steps = places.slice(0, -1);
  expect(steps).toEqual(steps.map(() => steps[0]));
  await page.locator('main article header').first().waitFor();
  await expect.poll(() => heading.allInnerTexts()).toEqual(['Review Your Invitation']);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await placeOf('/partyType')).toBe(await placeOf('/eventName'));
});

test.each([320, 439])('at %d px every activity on the timeline is named', async (width) => {
  const viewport = { width, height: 800 };
  const page = await planning.visit('/activity', { dateTime: evening, activities }, { viewport });
  const timeline = page.getByRole('group', { name: 'Timeline' });
  for (const [name] of activities) {
    const label = await timeline.getByText(name, { exact: true }).boundingBox();
    expect(label?.x).toBeGreaterThanOrEqual(0);
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
