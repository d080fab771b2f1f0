import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useLive } from '#app/features/live/use-live.ts';
import { getEventDataPath } from '#app/platform/paths.ts';

import { DoorSync } from './door-sync.ts';
import { openPressStorage } from './press-storage.ts';
import type { DoorMessage, DoorReply, DoorView } from './schema.ts';

const timeLimitMs = 10_000;
const retryMs = 4_000;

async function send(path: string, message: DoorMessage): Promise<DoorReply> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  // A stopping server or a proxy may respond without JSON, which counts as no response.
  return (await response.json()) as DoorReply;
}

export function useDoor(inviteId: string, view: DoorView) {
  const [door] = useState(() => {
    const path = getEventDataPath('door', inviteId);
    const storage = openPressStorage(inviteId);
    return new DoorSync(view, crypto.randomUUID(), {
      send: (message) => send(path, message),
      storage,
    });
  });
  const state = useSyncExternalStore(
    (listener) => door.subscribe(listener),
    () => door.state,
    () => door.state,
  );
  const live = useLive(getEventDataPath('live', inviteId));
  useEffect(() => door.adopt(), [door]);
  const { changes } = live;
  const synced = useRef(-1);
  useEffect(() => {
    if (synced.current === changes) return;
    synced.current = changes;
    void door.sync();
  }, [door, changes]);
  const isLost = state.contact.kind !== 'reached';
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => void door.sync(), retryMs);
    return () => clearInterval(timer);
  }, [door, isLost]);
  return { state, press: door.press.bind(door) };
}
