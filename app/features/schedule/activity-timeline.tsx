import { type CSSProperties, useId, useState } from 'react';

import { say } from '#app/platform/language/say.ts';

import { ActivityHandle } from './activity-handle.tsx';
import { widenWindow } from './hours.ts';
import { type LanePlace, assignLanes, toPixels } from './lanes.ts';
import type { MoveBy } from './plan.ts';
import type { ActivityWindow } from './rules.ts';
import type { Activity } from './schema.ts';
import { listTicks } from './ticks.ts';
import { useWidth } from './use-width.ts';

import styles from './activity-timeline.module.css';

interface ActivityTimelineProps {
  /** In order of time. */
  activities: readonly Activity[];
  /** The track is longer where activities lie outside. */
  hours: ActivityWindow;
  onMove: (move: { id: number; minutes: number; by: MoveBy }) => void;
  onRemove: (id: number, by: 'pointer' | 'keyboard') => void;
  handleRef: (id: number, input: HTMLInputElement | null) => void;
}

type Placed = { activity: Activity; number: number; hanging: LanePlace };
type Held = { order: readonly number[]; hangings: ReadonlyMap<number, LanePlace> };

/**
 * During a drag rows and order stay: rows that change would move away from the pointer, and an element that is moved
 * loses pointer capture.
 */
function placeAll(
  activities: readonly Activity[],
  hangings: LanePlace[],
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

export function ActivityTimeline(props: ActivityTimelineProps) {
  const { activities, hours, onMove, onRemove, handleRef } = props;
  const range = widenWindow(activities, hours);
  const [track, width] = useWidth<HTMLDivElement>();
  const [holding, setHolding] = useState<Held | null>(null);
  const held = activities.every(({ id }) => holding?.hangings.has(id)) ? holding : null;
  const hangings = held ? [] : assignLanes(activities, range, width);
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
      aria-label={say('Timeline')}
      aria-describedby={activities.length > 0 ? hint : undefined}
      className={styles.timeline}
    >
      <div ref={track} className={styles.track} style={{ '--rows': rows } as CSSProperties}>
        <Hours range={range} width={width} />
        <OutsideHours {...{ hours, range, width }} />
        <div className={styles.string} />
        {placed.map(({ activity, number, hanging }) => (
          <ActivityHandle
            key={activity.id}
            {...{ activity, number, range, width, hanging }}
            inputRef={(input) => handleRef(activity.id, input)}
            onMove={(minutes, by) => onMove({ id: activity.id, minutes, by })}
            onDragStart={hold}
            onDragEnd={() => setHolding(null)}
            onRemove={(by) => onRemove(activity.id, by)}
          />
        ))}
      </div>
      {activities.length > 0 ? (
        <p id={hint} className={styles.hint}>
          {say(
            'Drag a handle to change its time, tap or click it to remove it. Arrow keys and Delete do the same.',
          )}
        </p>
      ) : (
        <p className={styles.empty}>{say('No activities yet. Add your first one above.')}</p>
      )}
    </fieldset>
  );
}

function OutsideHours({
  hours,
  range,
  width,
}: Record<'hours' | 'range', ActivityWindow> & { width: number }) {
  const from = toPixels(hours.start, range, width);
  const to = toPixels(hours.end, range, width);
  return (
    <>
      {from > 0 ? (
        <div className={styles.outside} style={{ insetInlineStart: 0, width: from }} />
      ) : null}
      {to < width ? (
        <div className={styles.outside} style={{ insetInlineEnd: 0, width: width - to }} />
      ) : null}
    </>
  );
}

function Hours({ range, width }: { range: ActivityWindow; width: number }) {
  return (
    <div className={styles.hours} aria-hidden="true">
      {listTicks(range, width).map(({ minutes, label, at }) => (
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
