import { type CSSProperties, useId, useState } from 'react';

import { ActivityHandle } from './activity-handle.tsx';
import { type Hanging, hangActivities, toPixels } from './lanes.ts';
import type { ActivityWindow } from './rules.ts';
import type { Activity } from './schema.ts';
import { timeTicks } from './ticks.ts';
import { useWidth } from './use-width.ts';

import styles from './activity-timeline.module.css';

interface ActivityTimelineProps {
  /** In order of time, each within the range. */
  activities: readonly Activity[];
  range: ActivityWindow;
  onMove: (id: number, minutes: number) => void;
  onRemove: (id: number, by: 'pointer' | 'keyboard') => void;
  /** Learns each activity's slider, so that focus can be moved to it. */
  handleRef: (id: number, input: HTMLInputElement | null) => void;
}

type Placed = { activity: Activity; number: number; hanging: Hanging };
type Held = { order: readonly number[]; hangings: ReadonlyMap<number, Hanging> };

/**
 * The activities where they hang now. While one is dragged, everything keeps its row and its place in the
 * document: rows that jump would run away from the hand, and a moved element loses its pointer.
 */
function placeAll(
  activities: readonly Activity[],
  hangings: Hanging[],
  held: Held | null,
): Placed[] {
  const placed = activities.flatMap((activity, index) => {
    const hanging = held?.hangings.get(activity.id) ?? hangings[index];
    return hanging ? [{ activity, number: index + 1, hanging }] : [];
  });
  if (!held) return placed;
  const order = new Map(held.order.map((id, index) => [id, index]));
  const rank = ({ activity }: Placed) => order.get(activity.id) ?? activities.length;
  return placed.toSorted((one, other) => rank(one) - rank(other));
}

/** The event's hours as a string of lanterns, one for each activity (spec §2 Activities). */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const { activities, range, onMove, onRemove, handleRef } = props;
  const [track, width] = useWidth<HTMLDivElement>();
  const [holding, setHolding] = useState<Held | null>(null);
  const held = activities.every(({ id }) => holding?.hangings.has(id)) ? holding : null;
  const hangings = held ? [] : hangActivities(activities, range, width);
  const placed = width > 0 ? placeAll(activities, hangings, held) : [];
  const rows = Math.max(0, ...placed.map(({ hanging }) => hanging.lane + 1));
  const hint = useId();

  const hold = () =>
    setHolding({
      order: placed.map(({ activity }) => activity.id),
      hangings: new Map(placed.map(({ activity, hanging }) => [activity.id, hanging])),
    });

  return (
    <fieldset
      aria-label="Timeline"
      aria-describedby={activities.length > 0 ? hint : undefined}
      className={styles.timeline}
    >
      <div ref={track} className={styles.track} style={{ '--rows': rows } as CSSProperties}>
        <Hours range={range} width={width} />
        <div className={styles.string} />
        {placed.map(({ activity, number, hanging }) => (
          <ActivityHandle
            key={activity.id}
            {...{ activity, number, range, width, hanging }}
            inputRef={(input) => handleRef(activity.id, input)}
            onMove={(minutes) => onMove(activity.id, minutes)}
            onDragStart={hold}
            onDragEnd={() => setHolding(null)}
            onRemove={(by) => onRemove(activity.id, by)}
          />
        ))}
      </div>
      {activities.length > 0 ? (
        <p id={hint} className={styles.hint}>
          Drag a lantern to change its time, tap it to take it down. Arrow keys and Delete do the
          same.
        </p>
      ) : (
        <p className={styles.empty}>Nothing hangs here yet. Add your first activity above.</p>
      )}
    </fieldset>
  );
}

function Hours({ range, width }: { range: ActivityWindow; width: number }) {
  return (
    <div className={styles.hours} aria-hidden="true">
      {timeTicks(range, width).map(({ minutes, label, at }) => (
        <span
          key={minutes}
          className={styles[`at-${at}`]}
          style={{ insetInlineStart: `${toPixels(minutes, range, width)}px` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
