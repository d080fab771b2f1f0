import { type ComponentProps, Suspense, lazy } from 'react';

import { useWarmUp } from '../attended/use-attended.ts';
import type { ChoiceMenu as LoadedMenu } from './menu.tsx';

const load = () => import('./menu.tsx');
const LazyMenu = lazy(async () => ({ default: (await load()).ChoiceMenu })) as typeof LoadedMenu;

/** `ChoiceMenu` of menu.tsx, loaded when it first opens. An opening press before that opens it once it is there. */
export function ChoiceMenu<Value extends string>(props: ComponentProps<typeof LoadedMenu<Value>>) {
  return (
    <Suspense>
      <LazyMenu {...props} />
    </Suspense>
  );
}

/** For a screen that may open a menu: has it ready. */
export function useMenu(): void {
  useWarmUp(load);
}
