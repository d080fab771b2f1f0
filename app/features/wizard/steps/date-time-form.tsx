import { useMemo } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { changeTimes } from '#app/features/draft/parts/date-time.ts';
import { datePassed, getToday, hasPassed } from '#app/features/schedule/passed.ts';
import {
  canEndNextDay,
  formatMinutes,
  getActivityWindow,
  parseClock,
} from '#app/features/schedule/rules.ts';
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
import { NextSaturdays, UntilWhen } from './date-chips.tsx';
import { HoursNotice } from './hours-notice.tsx';

import patterns from '#app/ui/patterns.module.css';
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
      {untouched && restored ? (
        <NextSaturdays
          today={getToday()}
          choose={(date) => setValue((old) => withDate(old, date))}
        />
      ) : null}
      {untouched ? null : (
        <>
          <Times {...{ value, setTimes }} />
          <UntilWhen
            value={value}
            change={(next) => {
              plan.remember(getActivityWindow(value));
              setValue((old) => ({ ...old, ...next }));
            }}
          />
          <NextDay {...{ value, setValue, plan }} />
          <ZoneField {...{ value, setValue }} />
          <WhenCard schedule={value} />
          <HoursNotice plan={plan} schedule={value} />
        </>
      )}
    </Card>
  );
}

/** What was ticked for the host is said (behaviour 7.10). */
function NextDay({ value, setValue, plan }: DateTimeFormProps) {
  if (!canEndNextDay(value)) return null;
  return (
    <>
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
      {value.endsNextDay ? <PastMidnight endTime={value.endTime} /> : null}
    </>
  );
}

function PastMidnight({ endTime }: { endTime: string }) {
  return (
    <p className={patterns.muted}>
      {`Until ${formatMinutes(parseClock(endTime) ?? 0)}. Not so? Uncheck it.`}
    </p>
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
