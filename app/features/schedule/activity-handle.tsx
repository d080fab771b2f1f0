import { Slider } from '@base-ui/react/slider';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useRef,
} from 'react';

import { classes } from '#app/ui/classes.ts';

import { type Hanging, standsBefore, toPixels } from './lanes.ts';
import { handleColours } from './plan.ts';
import { type ActivityWindow, stepMinutes, timeLabel } from './rules.ts';
import type { Activity } from './schema.ts';

import styles from './activity-handle.module.css';

/** A press that moves less than this many pixels is a click. */
const dragThreshold = 4;
const largeStepMinutes = 60;

interface ActivityHandleProps {
  activity: Activity;
  /** Its place in the list, from 1. */
  number: number;
  range: ActivityWindow;
  width: number;
  hanging: Hanging;
  inputRef: (input: HTMLInputElement | null) => void;
  onMove: (minutes: number) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onRemove: (by: 'pointer' | 'keyboard') => void;
}

type Press = { x: number; y: number; dragged: boolean };

/** Tells a click from a drag, and ignores what a trembling finger does below the threshold. */
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
    /** Ends the press and tells whether it was a click. */
    isClick() {
      const wasClick = press.current?.dragged === false;
      press.current = null;
      return wasClick;
    },
  };
}

/** The three ways to take an activity off the timeline: Delete, a click, and a finger's tap. */
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
    // A finger's click comes later and not always, and would hit what lies beneath once the handle is gone.
    onTap: (event: TouchEvent) => {
      if (!press.isClick()) return;
      event.preventDefault();
      onRemove('pointer');
    },
  };
}

/** One activity on the timeline: a slider of its own, laid over the others on the same track. */
export function ActivityHandle(props: ActivityHandleProps) {
  const { activity, range, hanging, width } = props;
  const press = usePress(props.onDragStart);
  const remove = removers(press, props.onRemove);
  const x = toPixels(activity.time, range, width);

  return (
    <Slider.Root
      role="presentation"
      className={classes(styles.layer, hanging.piled && styles.piled)}
      style={{ '--lane': hanging.lane } as CSSProperties}
      min={range.start}
      max={range.end}
      step={stepMinutes}
      largeStep={largeStepMinutes}
      value={activity.time}
      onValueChange={(minutes, details) => {
        if (details.reason === 'drag' && !press.isDrag()) details.cancel();
        else props.onMove(minutes);
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
          className={classes(styles.handle, styles[`colour-${activity.id % handleColours}`])}
          aria-label={activity.name}
          aria-valuetext={timeLabel(activity.time)}
          inputRef={props.inputRef}
          onKeyDown={remove.onKey}
          onTouchEnd={remove.onTap}
          onPointerDown={(event) => press.begin(event.clientX, event.clientY)}
        >
          <span className={styles.lantern} aria-hidden="true">
            {props.number}
          </span>
          <HandleLabel
            activity={activity}
            width={hanging.labelWidth}
            before={standsBefore(x, hanging.labelWidth, width)}
          />
        </Slider.Thumb>
      </Slider.Control>
    </Slider.Root>
  );
}

interface HandleLabelProps {
  activity: Activity;
  /** In pixels; 0 leaves room for the time only. */
  width: number;
  /** True when it stands before its handle, where the track ends. */
  before: boolean;
}

function HandleLabel({ activity, width, before }: HandleLabelProps) {
  const time = timeLabel(activity.time);
  if (width <= 0) {
    return (
      <span className={styles.bubble} aria-hidden="true">
        {time}
      </span>
    );
  }
  return (
    <span
      className={classes(styles.label, before && styles.before)}
      style={{ maxWidth: `${width}px` }}
      aria-hidden="true"
    >
      <span className={styles.time}>{time}</span>
      <span className={styles.name}>{activity.name}</span>
    </span>
  );
}
