import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { PartName } from '#app/features/draft/parts.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

const savedParts: Record<PartName, string> = texts({
  eventName: 'Event name saved.',
  partyType: 'Type saved.',
  theme: 'Theme saved.',
  dateTime: 'Date & time saved.',
  activity: 'Activities saved.',
  invitee: 'Invitees saved.',
  answers: 'Answer settings saved.',
  location: 'Location saved.',
  message: 'Message saved.',
  hostedBy: 'Hosts saved.',
  language: 'Language saved.',
});

/** What a saved change means for guests, with the screen that tells them. */
export interface Consequence {
  text: string;
  label: string;
  to: string;
}

/** The parts that say when and where an event is. */
const facts: ReadonlySet<string> = new Set(['dateTime', 'location']);

function isPart(name: string): name is PartName {
  return Object.hasOwn(savedParts, name);
}

/** The news that another screen has put into the address. */
function findNews(search: URLSearchParams): string | null {
  const saved = search.get('saved') ?? '';
  if (saved === 'copy') return say('This is the copy: everything but the answers.');
  if (isPart(saved)) return say(savedParts[saved]);
  const added = Number(search.get('added'));
  return Number.isInteger(added) && added > 0
    ? say('{added, plural, one {# guest added.} other {# guests added.}}', { added })
    : null;
}

/** Shows what another screen has saved, and removes it from the address, so that a reload does not repeat it. */
export function SavedPart({ consequence }: { consequence?: Consequence | undefined }): null {
  const showToast = useToast();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const news = findNews(search);
  const confirm = useEffectEvent((text: string) => {
    const then = facts.has(search.get('saved') ?? '') ? consequence : undefined;
    showToast({
      text: then ? `${text} ${then.text}` : text,
      tone: 'good',
      ...(then && { action: { label: then.label, onPress: () => void navigate(then.to) } }),
    });
    const rest = new URLSearchParams(search);
    for (const name of ['saved', 'added']) rest.delete(name);
    setSearch(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (news !== null) confirm(news);
  }, [news]);
  return null;
}
