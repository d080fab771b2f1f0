import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import { handleColours } from './plan.ts';
import { type ActivityWindow, isWithin, formatMinutes, toClock } from './rules.ts';
import type { Activity } from './schema.ts';

import styles from './activity-list.module.css';

interface ActivityListProps {
  /** In order of time, numbered like the handles. */
  activities: readonly Activity[];
  hours: ActivityWindow;
  onShow: (id: number) => void;
  onRemove: (id: number, by: 'pointer' | 'keyboard') => void;
  removeRef: (id: number, button: HTMLButtonElement | null) => void;
}

/** Shows every name in full, also where handles overlap. */
export function ActivityList(props: ActivityListProps) {
  const { activities, hours, onShow, onRemove, removeRef } = props;
  return (
    <ol className={styles.list} aria-label={say('Activities in order')}>
      {activities.map((activity, index) => (
        <li key={activity.id} className={styles.row}>
          {/* Not a tab stop: with the keyboard, the handle itself can be reached. */}
          <button
            type="button"
            tabIndex={-1}
            className={styles.show}
            onClick={() => onShow(activity.id)}
          >
            <span
              className={joinClasses(
                styles.number,
                styles[`colour-${activity.id % handleColours}`],
              )}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <time dateTime={toClock(activity.time)} className={styles.time}>
              {formatMinutes(activity.time)}
            </time>
            <span className={styles.name}>{activity.name}</span>
            {isWithin(activity.time, hours) ? null : (
              <span className={styles.outside}>{say("Outside the event's hours")}</span>
            )}
          </button>
          <button
            type="button"
            ref={(button) => removeRef(activity.id, button)}
            className={styles.remove}
            aria-label={say('Remove {name}', { name: activity.name })}
            onClick={(event) => onRemove(activity.id, event.detail === 0 ? 'keyboard' : 'pointer')}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}
