import { describe, expect, it } from 'vitest';

import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { createCards } from './cards.server.ts';
import { toCardFacts } from './facts.ts';
import type { Painter, LayeredCard } from './layers.ts';

const english = getGuestWords('en');

const factsOf = (eventName: string) =>
  toCardFacts(
    {
      eventName,
      eventType: [],
      theme: [],
      date: '',
      startTime: '',
      endTime: '',
      endsNextDay: false,
      location: '',
      hostedBy: '',
    },
    english,
  );

/** The test says when its pictures are finished. */
function slowPainter(bytes = 10) {
  const painted: LayeredCard[] = [];
  const finish: (() => void)[] = [];
  const painter: Painter = {
    learn: () => Promise.resolve(),
    measure: () => Promise.resolve({ width: 10, height: 10, lines: 1 }),
    async paint(picture) {
      painted.push(picture);
      await new Promise<void>((resolve) => finish.push(resolve));
      return new Uint8Array(bytes);
    },
  };
  return { painter, painted, finish: () => finish.splice(0).forEach((one) => one()) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('cards', () => {
  it('are drawn once, however often they are asked for at the same time and later', async () => {
    const { painter, painted, finish } = slowPainter();
    const cards = createCards({ painter });
    const asked = Array.from({ length: 20 }, () => cards.draw(factsOf('Party')));
    await settle();
    finish();
    const drawn = await Promise.all(asked);
    expect(drawn.every(({ ok }) => ok)).toBe(true);
    expect((await cards.draw(factsOf('Party'))).ok).toBe(true);
    expect(painted).toHaveLength(1);
  });

  it('are drawn a few at a time, and a flood of different ones is turned away', async () => {
    const { painter, painted, finish } = slowPainter();
    const cards = createCards({ painter, atOnce: 2, waiting: 3 });
    const asked = Array.from({ length: 8 }, (_, at) => cards.draw(factsOf(`Party ${at}`)));
    await settle();
    expect(painted).toHaveLength(2);
    expect(await Promise.all(asked.slice(5))).toEqual(
      Array.from({ length: 3 }, () => ({ ok: false, error: 'busy' })),
    );
    for (let round = 0; round < 3; round++) {
      finish();
      await settle();
    }
    expect((await Promise.all(asked.slice(0, 5))).every(({ ok }) => ok)).toBe(true);
    expect(painted).toHaveLength(5);
  });

  it('are kept up to a limit of bytes', async () => {
    const { painter, painted, finish } = slowPainter(60);
    const cards = createCards({ painter, keep: 100 });
    for (const name of ['One', 'Two', 'One']) {
      const asked = cards.draw(factsOf(name));
      await settle();
      finish();
      await asked;
    }
    expect(painted).toHaveLength(3);
  });

  it('that are too large are painted once more without the light about their letters', async () => {
    const { painter, painted, finish } = slowPainter(300_001);
    const asked = createCards({ painter }).draw(factsOf('Party'));
    await settle();
    finish();
    await settle();
    finish();
    await asked;
    const halos = painted.map(({ layers }) =>
      layers.some((layer) => layer.kind === 'text' && layer.style.halo !== undefined),
    );
    expect(halos).toEqual([true, false]);
  });

  it('that failed are drawn anew at the next request', async () => {
    const { painter, finish } = slowPainter();
    let broken = true;
    const paint: Painter['paint'] = (picture) =>
      broken ? Promise.reject(new Error('no paint')) : painter.paint(picture);
    const cards = createCards({ painter: { ...painter, paint } });
    await expect(cards.draw(factsOf('Party'))).rejects.toThrow('no paint');
    broken = false;
    const asked = cards.draw(factsOf('Party'));
    await settle();
    finish();
    expect((await asked).ok).toBe(true);
  });

  it('greet where there is no face for the title’s script (behaviour 16.5)', async () => {
    const { painter, painted, finish } = slowPainter();
    const asked = createCards({ painter }).draw(factsOf('ጥሩ በዓል'));
    await settle();
    finish();
    await asked;
    const texts = painted[0]?.layers.flatMap((layer) => (layer.kind === 'text' ? layer.text : []));
    expect(texts).toEqual(["You're Invited!"]);
  });
});
