import { useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import {
  type Invitee,
  addInvitee,
  emailRequired,
  isInvited,
  nameRequired,
  removeInvitee,
  replaceInvitee,
  tooManyInvitees,
} from '#app/features/draft/parts/invitee.ts';
import { describePaste, readPeople } from '#app/features/draft/parts/pasted-people.ts';
import { trimText } from '#app/platform/text.ts';

type Value = StepValue<'invitee'>;

export interface InviteeStep {
  value: Value;
  setValue: (update: Value | ((previous: Value) => Value)) => void;
}

interface InviteeMessages {
  name?: string;
  email?: string;
  news?: string;
}

interface RemovedInvitee {
  key: number;
  invitee: Invitee;
  index: number;
}

function newsOfTwin({ name, email }: Pick<Invitee, 'name' | 'email'>): string {
  return `${trimText(name)} (${trimText(email)}) is on the list twice.`;
}

function useAdding(
  { value, setValue }: InviteeStep,
  setRemarks: (remarks: InviteeMessages) => void,
) {
  const add = (): 'added' | 'name' | 'email' => {
    const missing = {
      ...(trimText(value.name) === '' && { name: nameRequired }),
      ...(trimText(value.email) === '' && { email: emailRequired }),
    };
    const next = addInvitee(value.invitees, value);
    if (!next.ok || !next.value) {
      setRemarks(next.ok ? missing : { name: next.error });
      return missing.name || !next.ok ? 'name' : 'email';
    }
    setRemarks(isInvited(value.invitees, value) ? { news: newsOfTwin(value) } : {});
    setValue({ invitees: next.value, name: '', email: '' });
    return 'added';
  };

  /** False when the text belongs into the field. */
  const paste = (pasted: string): boolean => {
    const read = readPeople(pasted);
    const { people, unread } = read;
    const [one] = people;
    if (!one) return false;
    if (people.length === 1 && unread.length === 0) {
      if (one.email === trimText(pasted)) return false;
      setValue({ ...value, ...one });
      return true;
    }
    const fits = value.invitees.length + people.length <= limits.invitees;
    setRemarks(fits ? { news: describePaste(read) } : { name: tooManyInvitees });
    if (fits) setValue((old) => ({ ...old, invitees: [...old.invitees, ...people] }));
    return true;
  };

  return { add, paste };
}

/** Add, paste, remove and its Undo (behaviour 9.1, 9.2, 9.15, 9.17). */
export function useInviteeList(step: InviteeStep) {
  const { value, setValue } = step;
  const [remarks, setRemarks] = useState<InviteeMessages>({});
  const [removed, setRemoved] = useState<RemovedInvitee | null>(null);

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
    remarks,
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
