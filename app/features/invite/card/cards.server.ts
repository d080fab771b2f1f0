import { themeTokens } from '#app/features/theme/tokens.ts';
import { type Result, fail, ok } from '#app/platform/result.ts';

import { guestTitle } from '../facts.ts';
import { createByteCache } from './byte-cache.ts';
import { cardContent, cardHash } from './content-hash.ts';
import { canSet, facesFor, familiesFor } from './faces.server.ts';
import type { CardFacts } from './facts.ts';
import { layOutCard } from './layout.ts';
import type { FaceFile, Painter, Picture } from './picture.ts';
import { createSlots } from './slots.ts';
import { createTakumiPainter } from './takumi.server.ts';

export interface Card {
  png: Uint8Array<ArrayBuffer>;
  /** As in the address of the card (`?v=`). */
  hash: string;
}

/** Draws the pictures that stand for links in messages. */
export interface Cards {
  /** 'busy' when more cards are asked for at once than are worth waiting for. */
  draw(facts: CardFacts): Promise<Result<Card, 'busy'>>;
}

/** Services that show previews refuse or shrink what is larger. */
const mostBytes = 300_000;

export interface CardOptions {
  painter?: Painter;
  /** Bytes of finished cards that are kept. */
  keep?: number;
  atOnce?: number;
  waiting?: number;
}

/** What can be set with the faces there are: a title in a script without a face gives way to the greeting. */
function settable(facts: CardFacts): CardFacts {
  const { fonts } = themeTokens(facts);
  const line = (words: string) => (canSet(fonts.body, words) ? words : '');
  const where = [line(facts.where[0]), line(facts.where[1])].filter(Boolean);
  const title = canSet(fonts.display, facts.title)
    ? {}
    : { greeting: '', title: guestTitle({ eventName: '' }) };
  return { ...facts, ...title, where: [where[0] ?? '', where[1] ?? ''] };
}

/** Lays a card out, making the faces known that its texts ask for. */
export async function composeCard(facts: CardFacts, painter: Painter): Promise<Picture> {
  let wanted: FaceFile[] = [];
  const learn = async () => {
    const now = wanted;
    wanted = [];
    await painter.learn(now);
  };
  const picture = await layOutCard(
    settable(facts),
    (face, text) => {
      wanted.push(...facesFor(face, text));
      return familiesFor(face, text);
    },
    async (layer) => {
      await learn();
      return painter.measure(layer);
    },
  );
  await learn();
  return picture;
}

function withoutLight(picture: Picture): Picture {
  const layers = picture.layers.map((layer) => {
    if (layer.kind !== 'text') return layer;
    const { halo: _, ...style } = layer.style;
    return { ...layer, style };
  });
  return { ...picture, layers };
}

/**
 * Cards by their content: the same card asked for twice at once is drawn once, finished ones are kept up to
 * `keep` bytes, and only `atOnce` are drawn together while `waiting` others wait.
 */
export function createCards(options: CardOptions = {}): Cards {
  const { painter = createTakumiPainter(), keep = 32 * 1024 * 1024 } = options;
  const take = createSlots(options.atOnce ?? 2, options.waiting ?? 64);
  const kept = createByteCache(keep);
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  async function paint(facts: CardFacts): Promise<Uint8Array<ArrayBuffer>> {
    const picture = await composeCard(facts, painter);
    const png = await painter.paint(picture);
    return png.byteLength <= mostBytes ? png : painter.paint(withoutLight(picture));
  }

  function drawOnce(key: string, facts: CardFacts) {
    const begun = drawing.get(key);
    if (begun) return begun;
    const job = take(() => paint(facts)).finally(() => drawing.delete(key));
    drawing.set(key, job);
    return job;
  }

  return {
    async draw(facts) {
      const key = cardContent(facts);
      const found = kept.get(key);
      const png = found ?? (await drawOnce(key, facts));
      if (!png) return fail('busy');
      if (!found) kept.set(key, png);
      return ok({ png, hash: cardHash(facts) });
    },
  };
}
