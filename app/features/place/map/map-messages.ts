import type { Point } from '../port.ts';

/** From a framed map to the surrounding page of the same site. */
export type MapEvent =
  | { map: 'ready'; point?: undefined }
  | { map: 'failed'; point?: undefined }
  /** The pin was moved, or the map's center. */
  | { map: 'moved' | 'panned'; point: Point };

export interface MapCommand {
  pin: Point | null;
}

export function isMapEvent(data: unknown): data is MapEvent {
  return typeof data === 'object' && data !== null && 'map' in data;
}

export function isMapCommand(data: unknown): data is MapCommand {
  return typeof data === 'object' && data !== null && 'pin' in data;
}

/** Listens to same-origin messages of the window `from`. Returns a function that stops it. */
export function listenTo<Message>(
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
