import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher, useNavigate, useRevalidator } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import { tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import { labelLimits, spellLabels, toLabelKey } from '#app/features/labels/labels.ts';
import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath, getGuestsPath } from '#app/platform/paths.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { listLines, readGuestLines } from '../formats/guest-lines.ts';
import type { NewGuest } from '../formats/line-extras.ts';
import { listLeftOutOf } from '../formats/pasted-table.ts';
import { sortGuests } from '../formats/sort-guests.ts';
import { type AddGuestsView, type AddReply, type AddRequest, tooManyLabels } from './schema.ts';

const sayTooManyLines = () =>
  say('At most {most, number} lines can be added at once. Please take some out.', {
    most: limits.invitees,
  });

const lineLimits = {
  name: limits.inviteeName,
  email: limits.inviteeEmail,
  people: limits.people,
  companions: limits.companions,
};

const nobody = { fresh: [], twins: [], invalid: [], leftOut: [] };

function useSorted(text: string, known: AddGuestsView['known']) {
  const later = useDeferredValue(text);
  return useMemo(() => {
    const lines = listLines(later);
    if (lines.length > limits.invitees) return { ...nobody, problem: sayTooManyLines() };
    const read = readGuestLines(lines, lineLimits);
    return { ...sortGuests(read, known), leftOut: listLeftOutOf(lines), problem: null };
  }, [later, known]);
}

/** Labels by their keys; `fresh` are those that the event does not have yet. */
function useLabels(guests: readonly NewGuest[], known: readonly string[]) {
  return useMemo(() => {
    const spelled = spellLabels(
      guests.flatMap(({ labels = [] }) => labels),
      known,
    );
    const fresh = [...spelled.values()].filter((label) => !known.includes(label));
    return {
      spelled,
      fresh,
      full: fresh.length > 0 && known.length + fresh.length > labelLimits.event,
    };
  }, [guests, known]);
}

/** Labels are indexes into one list, so that ten thousand guests stay within the limit of a request. */
function writeRequest(
  version: number,
  guests: readonly NewGuest[],
  spelled: ReadonlyMap<string, string>,
): AddRequest {
  const places = new Map([...spelled.keys()].map((key, place) => [key, place]));
  return {
    version,
    labels: [...spelled.values()],
    guests: guests.map(({ name, email, phone, language, labels = [], people, companions }) => {
      const extras = {
        ...(phone === undefined ? {} : { phone }),
        ...(language === undefined ? {} : { language }),
        ...(labels.length > 0
          ? { labels: labels.map((label) => places.get(toLabelKey(label)) ?? 0) }
          : {}),
        ...(people ? { people: [...people] } : {}),
        ...(companions === undefined ? {} : { companions }),
      };
      return Object.keys(extras).length > 0 ? [name, email, extras] : [name, email];
    }),
  };
}

type OnAdded = (added: number, left: number) => void;

/** Leads to the list, which says how many were added, or tells `onAdded` as soon as the server has them. */
function useFollowUp(
  reply: AddReply | undefined,
  { inviteId, left, onAdded }: { inviteId: string; left: number; onAdded: OnAdded | undefined },
): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const follow = useEffectEvent((heard: AddReply) => {
    if (!heard.ok) {
      if (heard.stale) void revalidate();
    } else if (onAdded) onAdded(heard.added, left);
    else if (left === 0) {
      void navigate(`${getGuestsPath(inviteId)}?added=${heard.added}`);
    } else
      showToast({
        text: say('{added, plural, one {# guest added.} other {# guests added.}}', {
          added: heard.added,
        }),
        tone: 'good',
      });
  });
  useEffect(() => {
    if (reply) follow(reply);
  }, [reply]);
}

const asJson = { method: 'post', encType: 'application/json' } as const;

/** The form's text, its guests and the request that adds them (behaviour 33.1–33.3, 33.6, 33.31). */
export function useAddGuests(
  { inviteId, version, known, labels: knownLabels }: AddGuestsView,
  onAdded?: OnAdded,
) {
  const fetcher = useFetcher<AddReply>();
  const [text, setText] = useState('');
  const [withTwins, setWithTwins] = useState(false);
  const [left, setLeft] = useState(0);
  const [heard, setHeard] = useState<AddReply>();
  const sorted = useSorted(text, known);
  const { fresh, twins, invalid } = sorted;
  const toAdd = useMemo(
    () => (withTwins ? [...fresh, ...twins.map(({ guest }) => guest)] : fresh),
    [withTwins, fresh, twins],
  );
  const labels = useLabels(toAdd, knownLabels);
  const full = known.length + toAdd.length > limits.invitees && toAdd.length > 0;
  const busy = fetcher.state !== 'idle';

  // A reply comes before the screen's data is read again, with which the form may leave the screen.
  if (fetcher.state !== 'submitting' && fetcher.data && fetcher.data !== heard) {
    setHeard(fetcher.data);
    if (fetcher.data.ok) {
      setWithTwins(false);
      setLeft(invalid.length);
      setText(invalid.map((line) => line.text).join('\n'));
    }
  }
  useFollowUp(heard, { inviteId, left, onAdded });

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
    /** The number of lines that stayed in the field after the others were added. */
    left,
    labels,
    problem: sorted.problem ?? (full ? tooManyInvitees : labels.full ? tooManyLabels : null),
    refusal: !busy && fetcher.data?.ok === false ? fetcher.data : null,
    add: () => {
      if (busy || toAdd.length === 0) return;
      const request = writeRequest(version, toAdd, labels.spelled);
      const action = getAddGuestsPath(inviteId);
      void fetcher.submit(JSON.stringify(request), { ...asJson, action });
    },
  };
}

export type AddGuestsForm = ReturnType<typeof useAddGuests>;
