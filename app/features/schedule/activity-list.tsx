import { classes } from '#app/ui/classes.ts';

import { handleColours } from './plan.ts';
import { timeLabel, toClock } from './rules.ts';
import type { Activity } from './schema.ts';

import styles from './activity-list.module.css';

interface ActivityListProps {
  /** In order of time; the numbers are the handles' numbers. */
  activities: readonly Activity[];
  /** Brings an activity's handle to the front of the timeline. */
  onShow: (id: number) => void;
  onRemove: (id: number, by: 'pointer' | 'keyboard') => void;
  removeRef: (id: number, button: HTMLButtonElement | null) => void;
}

/** The running order beneath the timeline: every name in full, however crowded the handles are. */
export function ActivityList({ activities, onShow, onRemove, removeRef }: ActivityListProps) {
  return (
    <ol className={styles.list} aria-label="Activities in order">
      {activities.map((activity, index) => (
        <li key={activity.id} className={styles.row}>
          {/* The keyboard reaches the handle itself, so this shortcut is no stop of its own. */}
          <button
            type="button"
            tabIndex={-1}
            className={styles.show}
            onClick={() => onShow(activity.id)}
          >
            <span
              className={classes(styles.number, styles[`colour-${activity.id % handleColours}`])}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <time dateTime={toClock(activity.time)} className={styles.time}>
              {timeLabel(activity.time)}
            </time>
            <span className={styles.name}>{activity.name}</span>
          </button>
          <button
            type="button"
            ref={(button) => removeRef(activity.id, button)}
            className={styles.remove}
            aria-label={`Remove ${activity.name}`}
            onClick={(event) => onRemove(activity.id, event.detail === 0 ? 'keyboard' : 'pointer')}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}
