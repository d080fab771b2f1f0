import { Menu } from '@base-ui/react/menu';
import { useDeferredValue, useEffect, useRef } from 'react';

import styles from './menu.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A second line beneath the label. */
  hint?: string;
}

interface ChoicesProps<Value extends string> {
  /** Names the choice. */
  label: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** An item beneath the choices that leads elsewhere. */
  more?: { label: string; onChoose: () => void };
}

type ChoiceMenuProps<Value extends string> = ChoicesProps<Value> & {
  open: boolean;
  onClose: () => void;
  /** The button that opened the menu. */
  anchor: HTMLElement | null;
};

/**
 * A menu that several buttons share. It opens beneath its anchor with the current choice focused, and returns the
 * focus when it closes. Choosing an item closes it. Opening and closing are deferred: they take several times as long as
 * what the press itself changes on the screen.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { onClose, anchor, open: isWanted, ...choices } = props;
  const open = useDeferredValue(isWanted, false);
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Menu.Portal container={anchor?.closest('main') ?? null}>
        <Menu.Positioner
          className={styles.positioner}
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className={styles.popup} finalFocus={() => anchor}>
            <Choices {...choices} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, value, choices, onChoose, more } = props;
  const chosen = useRef<HTMLElement>(null);
  useEffect(() => chosen.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Menu.RadioGroup value={value} onValueChange={(next: Value) => onChoose(next)}>
        <Menu.GroupLabel className={styles.label}>{label}</Menu.GroupLabel>
        {choices.map((choice, index) => (
          <Menu.RadioItem
            key={choice.value}
            ref={choice.value === value || (value === null && index === 0) ? chosen : null}
            value={choice.value}
            label={choice.label}
            className={styles.item}
            closeOnClick
          >
            <span>{choice.label}</span>
            {choice.hint ? <span className={styles.hint}>{choice.hint}</span> : null}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {more ? (
        <Menu.Item className={styles.more} label={more.label} onClick={more.onChoose}>
          {more.label}
        </Menu.Item>
      ) : null}
    </>
  );
}
