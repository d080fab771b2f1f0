import { Menu } from '@base-ui/react/menu';
import { memo, useDeferredValue, useEffect, useRef } from 'react';

import styles from './menu.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** An item beneath the choices that leads elsewhere. */
  more?: { label: string; onChoose: () => void };
}

type ChoiceMenuProps<Value extends string> = ChoicesProps<Value> & {
  open: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
};

/**
 * Drawn after the screen has painted what a press changed, because opening and closing take several times as long.
 * Scrolling is not locked, which would lay out the whole page twice.
 */
export function ChoiceMenuPopup<Value extends string>(props: ChoiceMenuProps<Value>) {
  const later = useDeferredValue<ChoiceMenuProps<Value> | null>(props, null);
  return later ? <DrawnMenu {...later} /> : null;
}

function MenuToDraw<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { open, onClose, anchor, ...choices } = props;
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      modal={false}
      highlightItemOnHover={false}
    >
      <Menu.Portal container={anchor?.closest('main') ?? null}>
        <Menu.Backdrop className={styles.beside} />
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

// `memo` keeps the generic only by assertion.
const DrawnMenu = memo(MenuToDraw) as typeof MenuToDraw;

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
        <Menu.Item
          ref={choices.length === 0 ? chosen : null}
          className={styles.more}
          label={more.label}
          onClick={more.onChoose}
        >
          {more.label}
        </Menu.Item>
      ) : null}
    </>
  );
}
