import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';

interface ListboxOptions<Item> {
  items: readonly Item[];
  onChoose: (item: Item) => void;
}

/**
 * The keyboard and the ARIA attributes of an input with a listbox under it (WAI-ARIA combobox pattern):
 * arrows move through the options and back to the input, Enter chooses, Escape and leaving close. The
 * focus stays in the input. Enter without an active option is left to the form.
 */
export function useListbox<Item>({ items, onChoose }: ListboxOptions<Item>) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState({ items, index: -1 });
  const open = wanted && items.length > 0;
  // New items have no active one, whatever was active among the old.
  const index = open && active.items === items ? active.index : -1;
  const activeId = index < 0 ? undefined : optionId(id, index);

  useScrolledIntoView(activeId);

  const choose = (item: Item) => {
    setWanted(false);
    onChoose(item);
  };

  const moveBy = (step: 1 | -1) => {
    const stops = items.length + 1;
    setWanted(true);
    setActive({ items, index: ((index + 1 + step + stops) % stops) - 1 });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const item = items[index];
    if (event.key === 'ArrowDown' && items.length > 0) moveBy(1);
    else if (event.key === 'ArrowUp' && items.length > 0) moveBy(-1);
    else if (event.key === 'Enter' && item !== undefined) choose(item);
    else if (event.key === 'Escape') setWanted(false);
    else return;
    event.preventDefault();
  };

  return {
    open,
    /** To be called when the text changes: the list may open again, with nothing active. */
    onInput: () => {
      setWanted(true);
      setActive({ items, index: -1 });
    },
    inputProps: {
      ...inputAttributes(open ? id : undefined, activeId),
      onKeyDown,
      onBlur: () => setWanted(false),
    },
    listProps: { role: 'listbox', id } as const,
    optionProps: (item: Item, at: number) =>
      optionAttributes(optionId(id, at), at === index, {
        activate: () => setActive({ items, index: at }),
        choose: () => choose(item),
      }),
  };
}

/** A key that an input method or the browser takes for itself. */
function isShortcut({ nativeEvent, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || ctrlKey || altKey || metaKey;
}

function inputAttributes(listId: string | undefined, activeId: string | undefined) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;
}

function useScrolledIntoView(id: string | undefined): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function optionAttributes(
  id: string,
  selected: boolean,
  { activate, choose }: { activate: () => void; choose: () => void },
) {
  return {
    role: 'option',
    id,
    'aria-selected': selected,
    // Pressing an option leaves the focus where it is.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !selected) activate();
    },
    onClick: choose,
  } as const;
}
