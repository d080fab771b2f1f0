import { joinClasses } from '#app/ui/classes.ts';

import type { Point } from '../port.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapCaption } from './map-caption.tsx';
import { StreetPlan } from './map-panel.tsx';
import { MapPin } from './map-pin.tsx';
import type { MapTexts, TileSource } from './map-source.ts';
import { type Tile, computeReach, getTileUrl, listTilesAround } from './tile-grid.ts';

import styles from './still-map.module.css';

/** The embedded preview's zoom and height (behaviour 10.23), and its greatest width. */
const frame = { zoom: 15, width: 1280, height: 200 };

/** A map without scripts: tiles laid out by the server. If they fail, a street plan and a caption are visible. */
export function StillMap({
  point,
  address,
  tiles,
  texts,
}: {
  point: Point;
  address: string;
  tiles: TileSource;
  texts: MapTexts;
}) {
  return (
    <section aria-label={texts.label} className={styles.map}>
      <p className="visually-hidden">{address}</p>
      <StreetPlan />
      <MapCaption address={address} unreachable={texts.unreachable} />
      <div className={styles.tiles}>
        {listTilesAround(point, frame).map((tile) => (
          <div
            key={`${tile.left} ${tile.top}`}
            className={joinClasses(styles.tile, widthClass(tile))}
            style={{
              left: tile.left,
              top: tile.top,
              backgroundImage: cssUrl(getTileUrl(tiles.url, tile, frame.zoom)),
            }}
          />
        ))}
      </div>
      <MapPin />
      <MapAttribution text={tiles.attribution} />
    </section>
  );
}

/** As a CSS background, a failed tile shows no broken image, and a hidden one is not loaded. */
function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\s]/g, encodeURIComponent)}")`;
}

/** Keeps narrow frames from loading tiles that they do not show. */
function widthClass(tile: Tile): string | undefined {
  const reach = computeReach(tile);
  if (reach < 180) return undefined;
  return reach < 360 ? styles.medium : styles.wide;
}
