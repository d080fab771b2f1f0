import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

import { type PartName, parts } from '#app/features/draft/parts.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

const names: Record<PartName, string> = {
  eventName: 'Event name',
  partyType: 'Type',
  theme: 'Theme',
  dateTime: 'Date & time',
  activity: 'Activities',
  invitee: 'Invitees',
  answers: 'Answer settings',
  location: 'Location',
  message: 'Message',
  hostedBy: 'Hosts',
};

function isPart(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

/** Confirms by a toast what a step has saved, and takes it out of the address, so that a reload is silent. */
export function useSavedPart(): void {
  const showToast = useToast();
  const [search, setSearch] = useSearchParams();
  const saved = search.get('saved');
  const confirm = useEffectEvent((name: string) => {
    if (isPart(name)) showToast({ text: `${names[name]} saved.`, tone: 'good' });
    const rest = new URLSearchParams(search);
    rest.delete('saved');
    setSearch(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (saved !== null) confirm(saved);
  }, [saved]);
}
