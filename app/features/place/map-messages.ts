import type { Point } from './port.ts';

/** What a map in a frame says to the page around it, which is of the same site. */
export type MapSaid =
  | { map: 'ready'; point?: undefined }
  | { map: 'failed'; point?: undefined }
  /** The pin was moved, or the map was and shows another part of the world. */
  | { map: 'moved' | 'looked'; point: Point };

/** What that page asks of the map: where the pin is to be. */
export interface MapAsked {
  pin: Point | null;
}

export function isMapSaid(data: unknown): data is MapSaid {
  return typeof data === 'object' && data !== null && 'map' in data;
}

export function isMapAsked(data: unknown): data is MapAsked {
  return typeof data === 'object' && data !== null && 'pin' in data;
}

/** Takes what `from` posts from this site to this window; returns the way to stop. */
export function hearFrom<Message>(
  from: () => Window | null,
  isMessage: (data: unknown) => data is Message,
  hear: (message: Message) => void,
): () => void {
  const take = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === from() && origin === location.origin && isMessage(data)) hear(data);
  };
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}
