import { useMemo, useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { getToday } from '#app/features/schedule/passed.ts';
import {
  describeZone,
  listTimeZoneGroups,
  nameTimeZone,
} from '#app/features/schedule/time-zones.ts';
import { getCurrentZoneName } from '#app/features/schedule/zone-names.ts';
import { nameZonePlace } from '#app/features/schedule/zone-place.ts';
import { say } from '#app/platform/language/say.ts';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import styles from './date-time-form.module.css';

interface ZoneFieldProps {
  value: StepValue<'dateTime'>;
  choose: (timeZone: string) => void;
}

/**
 * One line, which opens the choice (behaviour 7.4). Offsets and names are the browser's own, because the server may know
 * other time zones (behaviour 20.17).
 */
export function ZoneField({ value, choose }: ZoneFieldProps) {
  const { timeZone, date } = value;
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const zone = getCurrentZoneName(timeZone);
  // The offsets of hundreds of zones take a while.
  const groups = useMemo(
    () => (isOpen ? listTimeZoneGroups(timeZone, date) : []),
    [isOpen, timeZone, date],
  );
  return (
    <details className={styles.zone} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {hydrated
          ? describeZone(zone, date || getToday()) || say('No time zone')
          : nameZonePlace(zone)}
        {' · '}
        <span>{say('Change')}</span>
      </summary>
      <SelectField
        label={say('Time zone')}
        hint={hydrated ? nameTimeZone(timeZone, date) : undefined}
        value={zone}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{say('No time zone')}</option>
        {isOpen || zone === '' ? null : <option value={zone}>{nameZonePlace(zone)}</option>}
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
    </details>
  );
}
