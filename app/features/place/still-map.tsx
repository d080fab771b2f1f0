import { classes } from '#app/ui/classes.ts';

import { MapAttribution } from './map-attribution.tsx';
import { MapCaption } from './map-caption.tsx';
import { StreetPlan } from './map-panel.tsx';
import { MapPin } from './map-pin.tsx';
import type { TileSource } from './map-source.ts';
import type { Point } from './port.ts';
import { type Tile, reachOf, tileUrl, tilesAround } from './tile-grid.ts';

import styles from './still-map.module.css';

/** The embedded preview's zoom and height (spec §9); wider than this nobody shows it. */
const frame = { zoom: 15, width: 1280, height: 200 };

/**
 * A map of one point without any script: tiles laid out by the server. Where they do not come, the
 * street plan and the sentence beneath them are what is seen.
 */
export function StillMap({
  point,
  address,
  tiles,
}: {
  point: Point;
  address: string;
  tiles: TileSource;
}) {
  return (
    <section aria-label="Map" className={styles.map}>
      <p className="visually-hidden">{address}</p>
      <StreetPlan />
      <MapCaption address={address} />
      <div className={styles.tiles}>
        {tilesAround(point, frame).map((tile) => (
          <div
            key={`${tile.left} ${tile.top}`}
            className={classes(styles.tile, widthClass(tile))}
            style={{
              left: tile.left,
              top: tile.top,
              backgroundImage: cssUrl(tileUrl(tiles.url, tile, frame.zoom)),
            }}
          />
        ))}
      </div>
      <MapPin />
      <MapAttribution text={tiles.attribution} />
    </section>
  );
}

/** A background: one that does not come leaves no broken picture, and what is not shown is not loaded. */
function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\s]/g, encodeURIComponent)}")`;
}

/** A tile that a narrow frame does not reach is not loaded there. */
function widthClass(tile: Tile): string | undefined {
  const reach = reachOf(tile);
  if (reach < 180) return undefined;
  return reach < 360 ? styles.medium : styles.wide;
}
