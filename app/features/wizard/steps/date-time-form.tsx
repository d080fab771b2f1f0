import { useMemo } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { changeTimes } from '#app/features/draft/parts/date-time.ts';
import { datePassed, hasPassed } from '#app/features/schedule/passed.ts';
import { canEndNextDay, getActivityWindow } from '#app/features/schedule/rules.ts';
import {
  getBrowserTimeZone,
  listTimeZoneGroups,
  nameTimeZone,
} from '#app/features/schedule/time-zones.ts';
import { WhenCard } from '#app/features/schedule/when-card.tsx';
import { getCurrentZoneName } from '#app/features/schedule/zone-names.ts';
import { nameZonePlace } from '#app/features/schedule/zone-place.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { Plan } from '../frame/plan.ts';
import { HoursNotice } from './hours-notice.tsx';

import styles from './date-time-form.module.css';

type Schedule = StepValue<'dateTime'>;

interface DateTimeFormProps {
  value: Schedule;
  setValue: (update: (previous: Schedule) => Schedule) => void;
  plan: Plan;
}

/** The first date also presets the browser's time zone. */
function withDate(old: Schedule, date: string): Schedule {
  const presets = old.date === '' && date !== '' && old.timeZone === '' && !old.zoneChosen;
  return { ...old, date, timeZone: presets ? getBrowserTimeZone() : old.timeZone };
}

/** Times stay on screen when the date is cleared, because they are kept (behaviour 7.1). */
export function DateTimeForm({ value, setValue, plan }: DateTimeFormProps) {
  const setTimes = (times: Partial<Schedule>) => {
    plan.remember(getActivityWindow(value));
    setValue((old) => changeTimes(old, times));
  };
  const restored = useHydrated();
  const untouched = value.date === '' && value.startTime === '' && value.endTime === '';
  return (
    <Card className={styles.form}>
      <TextField
        label="When is your event?"
        type="date"
        max="9999-12-31"
        value={value.date}
        hint={restored && hasPassed(value) ? datePassed : undefined}
        onChange={(event) => setValue((old) => withDate(old, event.target.value))}
      />
      {untouched ? null : (
        <>
          <Times {...{ value, setTimes }} />
          {canEndNextDay(value) ? (
            <CheckField
              className={styles.nextDay}
              checked={value.endsNextDay}
              onChange={(endsNextDay) => {
                plan.remember(getActivityWindow(value));
                setValue((old) => ({ ...old, endsNextDay, nextDayChosen: true }));
              }}
            >
              Ends the next day
            </CheckField>
          ) : null}
          <ZoneField {...{ value, setValue }} />
          <WhenCard schedule={value} />
          <HoursNotice plan={plan} schedule={value} />
        </>
      )}
    </Card>
  );
}

interface TimesProps {
  value: Schedule;
  setTimes: (times: Partial<Schedule>) => void;
}

function Times({ value, setTimes }: TimesProps) {
  return (
    <div className={styles.times}>
      <TextField
        label="Start Time"
        type="time"
        value={value.startTime}
        onChange={(event) => setTimes({ startTime: event.target.value })}
      />
      <TextField
        label="End Time"
        type="time"
        value={value.endTime}
        onChange={(event) => setTimes({ endTime: event.target.value })}
      />
    </div>
  );
}

/** Offsets and names are the browser's own, because the server may know other time zones (behaviour 20.17). */
function ZoneField({ value, setValue }: Omit<DateTimeFormProps, 'plan'>) {
  const { timeZone, date } = value;
  const hydrated = useHydrated();
  const zone = getCurrentZoneName(timeZone);
  // The offsets of hundreds of zones take a while.
  const groups = useMemo(
    () => (hydrated ? listTimeZoneGroups(timeZone, date) : []),
    [hydrated, timeZone, date],
  );
  return (
    <SelectField
      label="Time zone"
      hint={hydrated ? nameTimeZone(timeZone, date) : undefined}
      value={zone}
      onChange={(event) =>
        setValue((old) => ({ ...old, timeZone: event.target.value, zoneChosen: true }))
      }
    >
      <option value="">No time zone</option>
      {hydrated || zone === '' ? null : <option value={zone}>{nameZonePlace(zone)}</option>}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map(({ name, place, offset }) => (
            <option key={name} value={name}>
              {place === offset ? place : `${place} (${offset})`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
