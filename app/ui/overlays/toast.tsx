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

import { useAttended } from '../attended/use-attended.ts';
import { PlainToast } from './plain-toast.tsx';
import type { ShowToast, ToastOptions } from './toast-list.tsx';

interface Toaster {
  show: ShowToast;
  /** Loads the toasts at the first sign of a person, so that the first one does not wait. */
  prepare: () => void;
}

const ToasterContext = createContext<Toaster | null>(null);

const ToastList = lazy(async () => {
  try {
    return { default: (await import('./toast-list.tsx')).ToastList };
  } catch {
    return { default: PlainToast };
  }
});

export function ToastProvider({ children }: { children: ReactNode }) {
  const isAttended = useAttended();
  const [prepared, setPrepared] = useState(false);
  const [called, setCalled] = useState(false);
  const viewport = useRef<ShowToast>(null);
  const waiting = useRef<ToastOptions[]>([]);
  const toaster = useMemo<Toaster>(
    () => ({
      prepare: () => setPrepared(true),
      show(options) {
        if (viewport.current) {
          viewport.current(options);
        } else {
          waiting.current.push(options);
          setCalled(true);
        }
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
      <Suspense>
        {called || (prepared && isAttended) ? <ToastList onReady={attach} /> : null}
      </Suspense>
    </ToasterContext>
  );
}

export function useToast(): ShowToast {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('There is no ToastProvider above');
  const { prepare, show } = toaster;
  useEffect(prepare, [prepare]);
  return show;
}
