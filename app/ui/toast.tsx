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

export interface ToastOptions {
  text: string;
  tone?: 'neutral' | 'good';
  /** Milliseconds on screen; 3000 unless told (spec §9). Longer while pointed at or focused. */
  duration?: number;
  /** One thing to do about it, such as Undo. It closes the toast. */
  action?: { label: string; onPress: () => void };
}

export type ShowToast = (options: ToastOptions) => void;

interface Toaster {
  show: ShowToast;
  /** Has what shows toasts fetched, before the first is to be shown. */
  prepare: () => void;
}

const ToasterContext = createContext<Toaster | null>(null);

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** Holds the toasts that `useToast` shows beneath it. Until a screen could show one, it costs nothing. */
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
      <Suspense>{wanted ? <Toasts onReady={attach} /> : null}</Suspense>
    </ToasterContext>
  );
}

/** Returns the way to show a short note that goes by itself: announced politely, never taking the focus. */
export function useToast(): ShowToast {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('There is no ToastProvider above');
  const { prepare, show } = toaster;
  useEffect(prepare, [prepare]);
  return show;
}
