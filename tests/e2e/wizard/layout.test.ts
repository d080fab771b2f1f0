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

test.each([360, 1280])(
  'at %d px every step has one heading, at the same place where the card is as high',
  async (width) => {
    const viewport = { width, height: 800 };
    const page = await planning.visit('/eventName', { dateTime: evening }, { viewport });
    const places = new Map<string, number | undefined>();
    for (const { to } of wizardSteps) {
      await open(page, planning.urlOf(to));
      const heading = page.locator('h1');
      await expect.poll(() => heading.count()).toBe(1);
      places.set(to, (await heading.boundingBox())?.y);
    }
    expect(places.get('/partyType')).toBe(places.get('/eventName'));
    if (width < 1000) return;
    const steps = [...places.values()].slice(0, -1);
    expect(steps).toEqual(steps.map(() => steps[0]));
  },
);

test('the preview beside a step holds no heading of the first level', async () => {
  const page = await planning.visit('/confirmation', { dateTime: evening });
  await page.locator('main article header').first().waitFor();
  await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual(['Review Your Invitation']);
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
