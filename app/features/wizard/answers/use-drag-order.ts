import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Dragging scrolls when it is closer to an edge of the window than this, in pixels. */
const edge = 72;

function getMiddle(element: Element | undefined): number | null {
  const box = element?.getBoundingClientRect();
  return box ? box.top + box.height / 2 : null;
}

function scrollNearEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -12);
  else if (y > window.innerHeight - 2 * edge) window.scrollBy(0, 12);
}

/** The list is reordered while it is dragged: an item moves once the pointer has passed the middle of its neighbor. */
export function useDragOrder(
  area: RefObject<HTMLElement | null>,
  onMove: (id: string, place: number) => void,
) {
  const [dragged, setDragged] = useState<string | null>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });

  useEffect(() => {
    if (dragged === null) return;
    const move = ({ clientY }: PointerEvent) => {
      const items = [...(area.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
      const place = items.findIndex((item) => item.dataset['question'] === dragged);
      const before = getMiddle(items[place - 1]);
      const after = getMiddle(items[place + 1]);
      if (before !== null && clientY < before) latest.current(dragged, place - 1);
      else if (after !== null && clientY > after) latest.current(dragged, place + 1);
      scrollNearEdge(clientY);
    };
    const stop = () => setDragged(null);
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', stop, { signal });
    document.addEventListener('pointercancel', stop, { signal });
    return () => leave.abort();
  }, [dragged, area]);

  const start = (id: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    // Keeps the pointer from selecting text.
    event.preventDefault();
    setDragged(id);
  };
  return { dragged, start };
}
