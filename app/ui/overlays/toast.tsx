import {
  type ReactNode,
  Suspense,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { ShowToast, ToastOptions } from './toast-list.tsx';

interface Toaster {
  show: ShowToast;
  /** Loads the toast list, so that the first toast does not wait for it. */
  prepare: () => void;
}

const ToasterContext = createContext<Toaster | null>(null);

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Provides `useToast`. The list is loaded only when a screen uses it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const viewport = useRef<ShowToast>(null);
  const waiting = useRef<ToastOptions[]>([]);
  const toaster = useMemo<Toaster>(
    () => ({
      prepare: () => setWanted(true),
      show(options) {
        if (viewport.current) viewport.current(options);
        else waiting.current.push(options);
      },
    }),
    [],
  );
  const attach = useCallback((show: ShowToast) => {
    viewport.current = show;
    for (const options of waiting.current.splice(0)) show(options);
  }, []);
  return (
    <ToasterContext value={toaster}>
      {children}
      <Suspense>{wanted ? <ToastList onReady={attach} /> : null}</Suspense>
    </ToasterContext>
  );
}

/** Returns a function that shows a short note. It is announced politely and never takes the focus. */
export function useToast(): ShowToast {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('There is no ToastProvider above');
  const { prepare, show } = toaster;
  useEffect(prepare, [prepare]);
  return show;
}
