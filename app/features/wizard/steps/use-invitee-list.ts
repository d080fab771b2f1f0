import { useDeferredValue, useMemo, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import {
  type Invitee,
  emailRequired,
  isInvited,
  nameRequired,
  removeInvitee,
  replaceInvitee,
  tooManyInvitees,
} from '#app/features/draft/parts/invitee.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import type { StepForm } from '../frame/step-props.ts';
import {
  type InviteeEntry,
  type ReadGuests,
  notReadYet,
  readInviteeEntry,
  takeInvitees,
} from '../standing/invitee-entry.ts';

export interface InviteeStep extends StepForm<'invitee'> {
  readGuests: ReadGuests;
}

interface InviteeMessages {
  name?: string;
  email?: string;
  /** Whoever has no email yet. */
  lone?: string;
  news?: string;
}

interface RemovedInvitee {
  key: number;
  invitee: Invitee;
  index: number;
}

function newsOfTwin({ name, email }: Pick<Invitee, 'name' | 'email'>): string {
  const who = email === '' ? trimText(name) : `${trimText(name)} (${trimText(email)})`;
  return say('{who} is on the list twice.', { who });
}

function findNews(invitees: readonly Invitee[], entry: InviteeEntry): InviteeMessages {
  if (entry.kind === 'list') {
    const count = entry.fresh.length;
    return {
      news: say('{count, plural, one {# guest added.} other {# guests added.}}', { count }),
    };
  }
  const isTwin = entry.kind === 'one' && isInvited(invitees, entry.invitee);
  return isTwin ? { news: newsOfTwin(entry.invitee) } : {};
}

function useAdding(
  { value, setValue, readGuests }: InviteeStep,
  setRemarks: (remarks: InviteeMessages) => void,
) {
  const take = (entry: InviteeEntry): 'added' | 'name' => {
    const next = takeInvitees(value, entry);
    setRemarks(next ? findNews(value.invitees, entry) : { name: tooManyInvitees });
    if (next) setValue(next);
    return next ? 'added' : 'name';
  };

  /** Says which field is to be completed. Somebody without an email is asked about (behaviour 9.2). */
  const add = (): 'added' | 'name' | 'email' => {
    const entry = readInviteeEntry(value, readGuests);
    if (entry.kind === 'none') setRemarks({ name: nameRequired, email: emailRequired });
    else if (entry.kind === 'open') setRemarks(entry);
    else if (entry.kind === 'one' && entry.isLone) setRemarks({ lone: entry.invitee.name });
    else return take(entry);
    return (entry.kind === 'open' && entry.name === undefined) || entry.kind === 'one'
      ? 'email'
      : 'name';
  };

  return { add, addWithoutEmail: () => take(readInviteeEntry(value, readGuests)) };
}

/** 'Ana, ana@example.org' belongs in both fields (behaviour 9.21). */
function useFilling({ value, setValue, readGuests }: InviteeStep) {
  return (text: string): boolean => {
    if (value.email !== '') return false;
    const entry = readInviteeEntry({ ...value, name: text }, readGuests);
    if (entry.kind !== 'one' || entry.isLone || entry.invitee.email === trimText(text))
      return false;
    const { name, email, phone, people, companions } = entry.invitee;
    if (phone !== undefined || people !== undefined || companions !== undefined) return false;
    setValue({ ...value, name, email });
    return true;
  };
}

/** Add, list, remove and its Undo (behaviour 9.1, 9.2, 9.15, 9.17). */
export function useInviteeList(step: InviteeStep) {
  const { value, setValue, readGuests } = step;
  const [remarks, setRemarks] = useState<InviteeMessages>({});
  const [removed, setRemoved] = useState<RemovedInvitee | null>(null);
  const later = useDeferredValue(value);
  const entry = useMemo(() => readInviteeEntry(later, readGuests), [later, readGuests]);

  const undo = () => {
    if (!removed) return;
    const { invitee, index } = removed;
    setRemoved(null);
    if (value.invitees.length >= limits.invitees) {
      setRemarks({ name: tooManyInvitees });
      return;
    }
    const place = index === -1 ? value.invitees.length : index;
    setValue((old) => ({ ...old, invitees: old.invitees.toSpliced(place, 0, invitee) }));
  };

  return {
    ...useAdding(step, setRemarks),
    fillBoth: useFilling(step),
    /** For drawing. It may be behind what is typed, because a long list is read later; `readNow` is not. */
    entry,
    readNow: () => readInviteeEntry(value, readGuests),
    remarks: readGuests && remarks.name === notReadYet ? {} : remarks,
    removed,
    undo,
    type: (field: 'name' | 'email', text: string) => {
      setRemarks({});
      setValue({ ...value, [field]: text });
    },
    remove: (invitee: Invitee) => {
      setRemarks({});
      const index = value.invitees.indexOf(invitee);
      setRemoved((last) => ({ key: (last?.key ?? 0) + 1, invitee, index }));
      setValue((old) => ({ ...old, invitees: removeInvitee(old.invitees, invitee) }));
    },
    replace: (invitee: Invitee, next: Invitee) =>
      setValue((old) => ({ ...old, invitees: replaceInvitee(old.invitees, invitee, next) })),
    forgetRemoved: () => setRemoved(null),
  };
}
