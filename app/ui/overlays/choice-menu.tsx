import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';

import { useWarmUp } from '../attended/use-attended.ts';
import { unexpected } from '../unavailable.ts';
import type { ChoiceMenuPopup } from './menu.tsx';
import { useToast } from './toast.tsx';

let loaded: typeof ChoiceMenuPopup | null = null;

async function load(): Promise<typeof ChoiceMenuPopup> {
  loaded ??= (await import('./menu.tsx')).ChoiceMenuPopup;
  return loaded;
}

/** Loads its popup when it first opens. If that fails, a toast says so, and the next press tries again. */
export function ChoiceMenu<Value extends string>(
  props: ComponentProps<typeof ChoiceMenuPopup<Value>>,
) {
  const { open, onClose } = props;
  const [Menu, setMenu] = useState(() => loaded);
  const showToast = useToast();
  const isMissing = open && Menu === null;
  const fail = useEffectEvent(() => {
    onClose();
    showToast({ text: unexpected });
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    load().then(
      (menu) => setMenu(() => menu),
      () => {
        if (isShown) fail();
      },
    );
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  return Menu ? <Menu {...props} /> : null;
}

export function useMenu(): void {
  useWarmUp(load);
}
