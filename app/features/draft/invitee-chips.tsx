import { memo, useEffect, useMemo, useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { ChipList, RemovableChip } from '#app/ui/chip.tsx';
import { classes } from '#app/ui/classes.ts';

import { sharedNames } from './rules.ts';
import type { Invitee } from './schema.ts';

import styles from './forms.module.css';

/** A list longer than this opens with its newest part only. */
const shownAtFirst = 200;

interface InviteeChipsProps {
  invitees: Invitee[];
  /** Takes the invitee's place in the list. Must work on the newest list, not on this render's. */
  onRemove: (index: number) => void;
  /** The last one was removed: the focus needs another place. */
  onEmptied: () => void;
}

/** Everybody added so far. Long lists scroll in a bounded area and open in full on request. */
export const InviteeChips = memo(
  function InviteeChips({ invitees, onRemove, onEmptied }: InviteeChipsProps) {
    const [all, setAll] = useState(false);
    const area = useRef<HTMLDivElement>(null);
    const removed = useRef<number | null>(null);
    const shared = useMemo(() => sharedNames(invitees), [invitees]);
    const first = all ? 0 : Math.max(0, invitees.length - shownAtFirst);

    useEffect(() => {
      if (removed.current === null) return;
      const buttons = area.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [];
      const next = buttons[Math.min(removed.current, buttons.length - 1)];
      removed.current = null;
      if (next) next.focus();
      else onEmptied();
    }, [invitees, onEmptied]);

    if (invitees.length === 0) return <div ref={area} />;
    return (
      <div ref={area} className={styles.invitees}>
        <output className={styles.count}>
          {invitees.length === 1 ? '1 invitee' : `${invitees.length.toLocaleString('en')} invitees`}
        </output>
        {first > 0 ? (
          <Button look="quiet" onClick={() => setAll(true)}>
            Show all {invitees.length.toLocaleString('en')}
          </Button>
        ) : null}
        <div className={classes(styles.scroll, all && styles.long)}>
          <ChipList label="Invitees">
            {invitees.slice(first).map(({ id, name, email }, place) => (
              <RemovableChip
                key={id ?? first + place}
                name={shared.has(name) ? `${name} (${email})` : name}
                onRemove={() => {
                  removed.current = place;
                  onRemove(first + place);
                }}
              >
                {shared.has(name) ? `${name} (${email})` : name}
              </RemovableChip>
            ))}
          </ChipList>
        </div>
      </div>
    );
  },
  (before, after) => before.invitees === after.invitees,
);
