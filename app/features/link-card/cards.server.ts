import { LRUCache } from 'lru-cache';

import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';
import { createGate } from '#app/platform/limits/gate.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import { describeCard, serializeCardContent, hashCard } from './content-hash.ts';
import { canSet, listFaceFiles, listFamilies } from './faces.server.ts';
import type { CardFacts } from './facts.ts';
import type { FaceFile, Painter, LayeredCard } from './layers.ts';
import { layOutCard } from './layout.ts';
import { createTakumiPainter } from './takumi.server.ts';

export interface PaintedCard {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/png' | 'image/jpeg';
  /** The hash in the card's address (`?v=`). */
  hash: string;
}

/** Null when there is none. */
type ReadPhoto = () => Promise<Uint8Array | null>;

interface Wanted {
  facts: CardFacts;
  readPhoto: ReadPhoto;
}

const noPhoto: ReadPhoto = async () => null;

export interface Cards {
  /** Returns 'busy' when the queue is full. */
  draw(facts: CardFacts, readPhoto?: ReadPhoto): Promise<Result<PaintedCard, 'busy'>>;
}

/** Services that show previews reject or shrink larger pictures. */
const mostBytes = 300_000;

export interface CardOptions {
  painter?: Painter;
  /** How many bytes of finished cards are kept. */
  keep?: number;
  atOnce?: number;
  waiting?: number;
}

/** A title with letters that have no glyph is replaced by the greeting; other such texts are omitted. */
function settable(facts: CardFacts): CardFacts {
  const { fonts } = createThemeTokens(facts, listIdeaClaims);
  const { language } = facts;
  const line = (words: string) => (canSet(fonts.body, words, language) ? words : '');
  const where = [line(facts.where[0]), line(facts.where[1])].filter(Boolean);
  const title = canSet(fonts.display, facts.title, language)
    ? {}
    : { greeting: '', title: facts.noTitle };
  const hosts = line(facts.hosts);
  return { ...facts, ...title, hosts, where: [where[0] ?? '', where[1] ?? ''] };
}

/** Also loads the faces that the card's texts need. */
export async function composeCard(
  facts: CardFacts,
  painter: Painter,
  photo: Uint8Array | null = null,
): Promise<LayeredCard> {
  let wanted: FaceFile[] = [];
  const learn = async () => {
    const now = wanted;
    wanted = [];
    await painter.learn(now);
  };
  const picture = await layOutCard(
    settable(facts),
    (face, text) => {
      wanted.push(...listFaceFiles(face, text, facts.language));
      return listFamilies(face, text, facts.language);
    },
    async (layer) => {
      await learn();
      return painter.measure(layer);
    },
    photo,
  );
  await learn();
  return picture;
}

function withoutLight(picture: LayeredCard): LayeredCard {
  const layers = picture.layers.map((layer) => {
    if (layer.kind !== 'text') return layer;
    const { halo: _, ...style } = layer.style;
    return { ...layer, style };
  });
  return { ...picture, layers };
}

/** Concurrent requests for one card share one drawing. At most `atOnce` are drawn while `waiting` others wait. */
export function createCards(options: CardOptions = {}): Cards {
  const { painter = createTakumiPainter(), keep = 32 * 1024 * 1024 } = options;
  const gate = createGate(options.atOnce ?? 2, options.waiting ?? 64);
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Wanted>({
    maxSize: keep,
    sizeCalculation: (png) => png.byteLength,
    // Waiting requests get their card even when there is no room to cache it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const drawn = await gate.run(() => paint(context));
      return drawn.ok ? drawn.value : undefined;
    },
  });

  async function paint({ facts, readPhoto }: Wanted): Promise<Uint8Array<ArrayBuffer>> {
    if (facts.picture !== undefined) {
      const photo = await readPhoto();
      // The picture was replaced meanwhile, so the card has another address by now.
      if (!photo) throw new Error('the picture is gone');
      return painter.paint(await composeCard(facts, painter, photo), 'jpeg');
    }
    const picture = await composeCard(facts, painter);
    const png = await painter.paint(picture);
    return png.byteLength <= mostBytes ? png : painter.paint(withoutLight(picture));
  }

  return {
    async draw(facts, readPhoto = noPhoto) {
      const bytes = await kept.fetch(serializeCardContent(facts), {
        context: { facts, readPhoto },
      });
      if (!bytes) return fail('busy');
      const { type } = describeCard(facts);
      return succeed({ bytes, type, hash: hashCard(facts) });
    },
  };
}
