import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { listLines, readGuestLines } from '#app/features/guests/guest-lines.ts';
import { type SortedGuests, sortGuests } from '#app/features/guests/sort-guests.ts';
import { countLabel } from '#app/features/invitation/facts.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { AddGuestsView, AddReply, AddRequest } from './schema.ts';

const tooManyLines = `At most ${limits.invitees.toLocaleString('en')} lines can be added at once. Please take some out.`;

const nobody: SortedGuests = { fresh: [], twins: [], invalid: [] };

/** What the text holds, compared with the list; a sentence when it is too long to be looked at. */
function useSorted(text: string, known: AddGuestsView['known']) {
  const later = useDeferredValue(text);
  return useMemo(() => {
    const lines = listLines(later);
    if (lines.length > limits.invitees) return { ...nobody, problem: tooManyLines };
    const read = readGuestLines(lines, { name: limits.inviteeName, email: limits.inviteeEmail });
    return { ...sortGuests(read, known), problem: null };
  }, [later, known]);
}

/** What follows a reply: the dashboard, a toast, or the newest list. */
function useFollowUp(
  reply: AddReply | undefined,
  { inviteId, left }: { inviteId: string; left: number },
): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const follow = useEffectEvent((heard: AddReply) => {
    if (!heard.ok) {
      if (heard.stale) void revalidate();
    } else if (left === 0) {
      void navigate(`${getGuestsPath(inviteId)}?added=${heard.added}`);
    } else showToast({ text: `${countLabel(heard.added, 'guest')} added.`, tone: 'good' });
  });
  useEffect(() => {
    if (reply) follow(reply);
  }, [reply]);
}

/** The text of the field, what it holds, and adding it (behaviour 33.1–33.3, 33.6). */
export function useAddGuests({ inviteId, version, known }: AddGuestsView) {
  const fetcher = useFetcher<AddReply>();
  const [text, setText] = useState('');
  const [withTwins, setWithTwins] = useState(false);
  const [left, setLeft] = useState(0);
  const [heard, setHeard] = useState<AddReply>();
  const sorted = useSorted(text, known);
  const { fresh, twins, invalid } = sorted;
  const toAdd = withTwins ? [...fresh, ...twins.map(({ guest }) => guest)] : fresh;
  const full = known.length + toAdd.length > limits.invitees && toAdd.length > 0;
  const busy = fetcher.state !== 'idle';

  if (!busy && fetcher.data && fetcher.data !== heard) {
    setHeard(fetcher.data);
    if (fetcher.data.ok) {
      setWithTwins(false);
      setLeft(invalid.length);
      setText(invalid.map((line) => line.text).join('\n'));
    }
  }
  useFollowUp(heard, { inviteId, left });

  return {
    text,
    type: (typed: string) => {
      setLeft(0);
      setText(typed);
    },
    sorted,
    withTwins,
    setWithTwins,
    toAdd,
    busy,
    /** How many lines have stayed in the field after the others were added. */
    left,
    problem: sorted.problem ?? (full ? tooManyInvitees : null),
    refusal: !busy && fetcher.data?.ok === false ? fetcher.data : null,
    add: () => {
      if (busy || toAdd.length === 0) return;
      const guests = toAdd.map(({ name, email }): [string, string] => [name, email]);
      const request: AddRequest = { version, guests };
      void fetcher.submit(JSON.stringify(request), { method: 'post', encType: 'application/json' });
    },
  };
}

export type AddGuestsForm = ReturnType<typeof useAddGuests>;
