import { canEndNextDay } from '#app/features/schedule/rules.ts';
import {
  browserTimeZone,
  timeZoneGroups,
  timeZoneInWords,
} from '#app/features/schedule/time-zones.ts';
import { WhenCard } from '#app/features/schedule/when-card.tsx';
import { Card } from '#app/ui/card.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';

import type { StepValue } from './steps.ts';

import styles from './date-time-form.module.css';

type Schedule = StepValue<'dateTime'>;

interface DateTimeFormProps {
  value: Schedule;
  setValue: (update: (previous: Schedule) => Schedule) => void;
}

/** The first date brings the browser's own zone along (decisions §7). */
function withDate(old: Schedule, date: string): Schedule {
  const presets = old.date === '' && date !== '' && old.timeZone === '' && !old.zoneChosen;
  return { ...old, date, timeZone: presets ? browserTimeZone() : old.timeZone };
}

/** An end after the start takes 'Ends the next day' back; a time half typed does not. */
function withTimes(old: Schedule, times: Partial<Schedule>): Schedule {
  const next = { ...old, ...times };
  const settled = next.startTime !== '' && next.endTime !== '';
  return settled && !canEndNextDay(next) ? { ...next, endsNextDay: false } : next;
}

/** The Date & Time step (spec §2): the date, then its times, zone and 'Ends the next day'. */
export function DateTimeForm({ value, setValue }: DateTimeFormProps) {
  return (
    <Card className={styles.form}>
      <TextField
        label="When is your event?"
        type="date"
        max="9999-12-31"
        value={value.date}
        onChange={(event) => setValue((old) => withDate(old, event.target.value))}
      />
      {value.date === '' ? null : (
        <>
          <div className={styles.times}>
            <TextField
              label="Start Time"
              type="time"
              value={value.startTime}
              onChange={(event) =>
                setValue((old) => withTimes(old, { startTime: event.target.value }))
              }
            />
            <TextField
              label="End Time"
              type="time"
              value={value.endTime}
              onChange={(event) =>
                setValue((old) => withTimes(old, { endTime: event.target.value }))
              }
            />
          </div>
          {canEndNextDay(value) ? (
            <label className={styles.nextDay}>
              <input
                type="checkbox"
                checked={value.endsNextDay}
                onChange={(event) =>
                  setValue((old) => ({ ...old, endsNextDay: event.target.checked }))
                }
              />
              Ends the next day
            </label>
          ) : null}
          <ZoneField {...{ value, setValue }} />
          <WhenCard schedule={value} />
        </>
      )}
    </Card>
  );
}

/** Only ever rendered in the browser: there is no date before the draft is restored. */
function ZoneField({ value, setValue }: DateTimeFormProps) {
  return (
    <SelectField
      label="Time zone"
      hint={timeZoneInWords(value.timeZone, value.date)}
      value={value.timeZone}
      onChange={(event) =>
        setValue((old) => ({ ...old, timeZone: event.target.value, zoneChosen: true }))
      }
    >
      <option value="">No time zone</option>
      {timeZoneGroups(value.timeZone).map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map(({ name, place }) => (
            <option key={name} value={name}>
              {place}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
