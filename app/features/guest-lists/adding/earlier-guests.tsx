import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import { formatDate } from '#app/features/schedule/rules.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { getAddGuestsPath } from '#app/platform/paths.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import {
  type AddGuestsView,
  type EarlierEvent,
  type EarlierGuests,
  earlierName,
} from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

/** What the address answers; null when it could not be reached, `view` is null for who may not see it. */
type Reply = { view: AddGuestsView | null } | null;

const unread = texts('Couldn’t load them. Please check your connection and try again.');

function Events({ earlier, isBusy, onChoose }: ChoiceProps) {
  if (earlier.length === 0) return <p>{say('You have no other event with guests yet.')}</p>;
  return (
    <ul className={joinClasses(patterns.lines, styles.earlier)}>
      {earlier.map(({ id, title, date, count }) => (
        <li key={id}>
          <button type="button" disabled={isBusy} onClick={() => onChoose(id)}>
            <bdi>{title}</bdi>{' '}
            <span className={patterns.small}>
              {[formatDate(date), say('{count, plural, one {# guest} other {# guests}}', { count })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  earlier: readonly EarlierEvent[];
  isBusy: boolean;
  onChoose: (id: string) => void;
}

interface EarlierGuestsProps {
  inviteId: string;
  onTaken: (taken: EarlierGuests) => void;
  onClose: () => void;
}

/** The host's other events, one of which gives its guests to the list (behaviour 33.39). */
export function EarlierGuestsDialog({ inviteId, onTaken, onClose }: EarlierGuestsProps) {
  const { data, state, load } = useFetcher<Reply>();
  const [earlier, setEarlier] = useState<readonly EarlierEvent[]>();
  const view = data?.view;
  if (view?.earlier && view.earlier !== earlier) setEarlier(view.earlier);
  const ask = (id: string) =>
    void load(`${getAddGuestsPath(inviteId)}?${new URLSearchParams({ [earlierName]: id })}`);
  const start = useEffectEvent(() => ask(''));
  useEffect(() => start(), []);
  const taken = view?.taken;
  const take = useEffectEvent((given: EarlierGuests) => {
    onTaken(given);
    onClose();
  });
  useEffect(() => {
    if (taken) take(taken);
  }, [taken]);
  const isUnread = state === 'idle' && data !== undefined && !view;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('From an earlier event')}
      actions={<DialogClose variant="quiet">{say('Cancel')}</DialogClose>}
    >
      {isUnread ? <Notice tone="bad">{say(unread)}</Notice> : null}
      {taken === null ? <Notice tone="bad">{say('This event is gone.')}</Notice> : null}
      {earlier ? <Events {...{ earlier }} isBusy={state !== 'idle'} onChoose={ask} /> : null}
    </Dialog>
  );
}
