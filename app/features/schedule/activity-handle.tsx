import { Slider } from '@base-ui/react/slider';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useRef,
} from 'react';

import { joinClasses } from '#app/ui/classes.ts';

import { type LanePlace, isLabelBefore, toPixels } from './lanes.ts';
import { type MoveBy, handleColours } from './plan.ts';
import { type ActivityWindow, stepMinutes, formatMinutes } from './rules.ts';
import type { Activity } from './schema.ts';

import styles from './activity-handle.module.css';

/** A press that moves less than this many pixels is a click. */
const dragThreshold = 4;
const largeStepMinutes = 60;

interface ActivityHandleProps {
  activity: Activity;
  number: number;
  range: ActivityWindow;
  width: number;
  hanging: LanePlace;
  inputRef: (input: HTMLInputElement | null) => void;
  onMove: (minutes: number, by: MoveBy) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onRemove: (by: 'pointer' | 'keyboard') => void;
}

type Press = { x: number; y: number; dragged: boolean };

function usePress(onDragStart: () => void) {
  const press = useRef<Press | null>(null);
  return {
    begin(x: number, y: number) {
      press.current = { x, y, dragged: false };
    },
    move(x: number, y: number) {
      const from = press.current;
      if (!from || from.dragged || Math.hypot(x - from.x, y - from.y) < dragThreshold) return;
      from.dragged = true;
      onDragStart();
    },
    isDrag: () => press.current?.dragged ?? false,
    /** Also ends the press. */
    isClick() {
      const wasClick = press.current?.dragged === false;
      press.current = null;
      return wasClick;
    },
  };
}

function removers(press: ReturnType<typeof usePress>, onRemove: ActivityHandleProps['onRemove']) {
  return {
    onKey: (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return;
      event.preventDefault();
      onRemove('keyboard');
    },
    // A press captures the pointer, so the click arrives at the layer. `detail` is 0 when no pointer clicked.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0 || press.isClick()) onRemove('pointer');
    },
    // A tap's click event comes later or not at all, and would hit the element beneath once the handle is gone.
    onTap: (event: TouchEvent) => {
      if (!press.isClick()) return;
      event.preventDefault();
      onRemove('pointer');
    },
  };
}

/**
 * The step is one minute, because a larger one would round the value before moving it. A change of one minute comes
 * from an arrow key and means five (behaviour 8.11).
 */
function moveTo(minutes: number, reason: string, from: number): [minutes: number, by: MoveBy] {
  if (reason === 'drag' || reason === 'track-press') return [minutes, 'pointer'];
  const arrow = Math.abs(minutes - from) === 1;
  return [arrow ? from + (minutes - from) * stepMinutes : minutes, 'keyboard'];
}

/** Its own slider, stacked with the others on the same track. */
export function ActivityHandle(props: ActivityHandleProps) {
  const { activity, range, hanging, width } = props;
  const press = usePress(props.onDragStart);
  const remove = removers(press, props.onRemove);
  const x = toPixels(activity.time, range, width);

  return (
    <Slider.Root
      role="presentation"
      className={joinClasses(styles.layer, hanging.piled && styles.piled)}
      style={{ '--lane': hanging.lane } as CSSProperties}
      min={range.start}
      max={range.end}
      step={1}
      largeStep={largeStepMinutes}
      value={activity.time}
      onValueChange={(minutes, { reason, cancel }) => {
        if (reason === 'drag' && !press.isDrag()) cancel();
        else props.onMove(...moveTo(minutes, reason, activity.time));
      }}
    >
      <Slider.Control
        className={styles.control}
        onClick={remove.onClick}
        onPointerMove={(event) => press.move(event.clientX, event.clientY)}
        onPointerUp={props.onDragEnd}
        onLostPointerCapture={props.onDragEnd}
      >
        <span className={styles.thread} style={{ insetInlineStart: `${x}px` }} />
        <Slider.Thumb
          className={joinClasses(styles.handle, styles[`colour-${activity.id % handleColours}`])}
          aria-label={activity.name}
          aria-valuetext={formatMinutes(activity.time)}
          inputRef={props.inputRef}
          onKeyDown={remove.onKey}
          onTouchEnd={remove.onTap}
          onPointerDown={(event) => press.begin(event.clientX, event.clientY)}
        >
          <span className={styles.disc} aria-hidden="true">
            {props.number}
          </span>
          <HandleLabel
            activity={activity}
            width={hanging.labelWidth}
            before={isLabelBefore(x, hanging.labelWidth, width)}
          />
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
}

interface HandleLabelProps {
  activity: Activity;
  /** In pixels; 0 when there is room for the time only. */
  width: number;
  before: boolean;
}

function HandleLabel({ activity, width, before }: HandleLabelProps) {
  const time = formatMinutes(activity.time);
  if (width <= 0) {
    return (
      <span className={styles.bubble} aria-hidden="true">
        {time}
      </span>
    );
  }
  return (
    <span
      className={joinClasses(styles.label, before && styles.before)}
      style={{ maxWidth: `${width}px` }}
      aria-hidden="true"
    >
      <span className={styles.time}>{time}</span>
      <span className={styles.name}>{activity.name}</span>
    </span>
  );
}
