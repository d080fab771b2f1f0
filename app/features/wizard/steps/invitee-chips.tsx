import { type RefObject, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { type Invitee, findSharedNames } from '#app/features/draft/parts/invitee.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipList, OpenableChip, RemovableChip } from '#app/ui/chip.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './forms.module.css';

/** A list longer than this opens with its newest part only. */
const shownAtFirst = 200;

interface InviteeChipsProps {
  invitees: Invitee[];
  /** Must update the newest list, not this render's. May ask first and keep the invitee. */
  onRemove: (invitee: Invitee) => void;
  onEdit: (invitee: Invitee) => void;
  /** Moves the focus elsewhere once nobody is left. */
  onEmptied: () => void;
}

/** The returned function is called before a removal; after it, the focus moves to the neighbor. */
function useFocusOnNeighbour(
  invitees: readonly Invitee[],
  area: RefObject<HTMLElement | null>,
  onEmptied: () => void,
) {
  const removed = useRef<{ invitee: Invitee; place: number } | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const { invitee, place } = removed.current;
    removed.current = null;
    if (invitees.includes(invitee)) return;
    const buttons = area.current?.querySelectorAll<HTMLButtonElement>('li > button') ?? [];
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [invitees, area, onEmptied]);
  return useCallback((invitee: Invitee, place: number) => {
    removed.current = { invitee, place };
  }, []);
}

/** Long lists scroll in a bounded area and open in full on request. */
export const InviteeChips = memo(
  function InviteeChips({ invitees, onRemove, onEdit, onEmptied }: InviteeChipsProps) {
    const [all, setAll] = useState(false);
    const area = useRef<HTMLDivElement>(null);
    const shared = useMemo(() => findSharedNames(invitees), [invitees]);
    const shown = all ? invitees : invitees.slice(-shownAtFirst);
    const count = invitees.length;
    const expectRemoval = useFocusOnNeighbour(invitees, area, onEmptied);

    const latest = useRef({ shown, onRemove, onEdit });
    useEffect(() => {
      latest.current = { shown, onRemove, onEdit };
    });
    const remove = useCallback(
      (invitee: Invitee) => {
        expectRemoval(invitee, latest.current.shown.indexOf(invitee));
        latest.current.onRemove(invitee);
      },
      [expectRemoval],
    );

    const edit = useCallback((invitee: Invitee) => latest.current.onEdit(invitee), []);

    if (invitees.length === 0) return <div ref={area} />;
    return (
      <div ref={area} className={joinClasses(patterns.stack2, styles.invitees)}>
        <output className={patterns.small}>
          {say('{count, plural, one {# guest} other {# guests}}', { count })}
        </output>
        {shown.length < invitees.length ? (
          <Button variant="quiet" onClick={() => setAll(true)}>
            {say('Show all {count, number}', { count })}
          </Button>
        ) : null}
        <div className={joinClasses(styles.scroll, all && styles.long)}>
          <ChipList label={say('Invitees')}>
            {shown.map((invitee) => (
              <InviteeChip
                key={keyOf(invitee)}
                invitee={invitee}
                withEmail={invitee.email !== '' && shared.has(invitee.name)}
                onRemove={remove}
                onEdit={edit}
              />
            ))}
          </ChipList>
        </div>
        <p className={patterns.small}>
          {say('Press a name to make it a household, or to change how many they may bring.')}
        </p>
      </div>
    );
  },
  (before, after) => before.invitees === after.invitees,
);

interface InviteeChipProps {
  invitee: Invitee;
  withEmail: boolean;
  onRemove: (invitee: Invitee) => void;
  onEdit: (invitee: Invitee) => void;
}

const InviteeChip = memo(function InviteeChip(props: InviteeChipProps) {
  const { name, email } = props.invitee;
  const label = props.withEmail ? `${name} (${email})` : name;
  return (
    <RemovableChip name={label} onRemove={() => props.onRemove(props.invitee)}>
      <OpenableChip
        name={say('Edit {name}', { name: label })}
        onOpen={() => props.onEdit(props.invitee)}
      >
        <bdi>{name}</bdi>
        {props.withEmail ? (
          <>
            {' '}
            (<bdi>{email}</bdi>)
          </>
        ) : null}
        <PartySize invitee={props.invitee} />
      </OpenableChip>
    </RemovableChip>
  );
});

function PartySize({ invitee: { people, companions } }: Pick<InviteeChipProps, 'invitee'>) {
  const count = people?.length ?? 0;
  const size =
    count === 0 ? '' : ` · ${say('{count, plural, one {# person} other {# people}}', { count })}`;
  const extra = companions === 0 ? ` · ${say('brings nobody')}` : ` · +${companions}`;
  const bring = companions === undefined || companions === null ? '' : extra;
  return size + bring === '' ? null : <span className={patterns.small}>{size + bring}</span>;
}

const keys = new WeakMap<Invitee, number>();
let lastKey = 0;

/** Stays with the invitee while the list changes; equal invitees are allowed. */
function keyOf(invitee: Invitee): number {
  const known = keys.get(invitee);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(invitee, lastKey);
  return lastKey;
}
