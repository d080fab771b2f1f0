import { useId } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { changeDate, changeTimes } from '#app/features/draft/parts/date-time.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { datePassed, getToday, hasPassed } from '#app/features/schedule/passed.ts';
import {
  canEndNextDay,
  formatMinutes,
  getActivityWindow,
  parseClock,
} from '#app/features/schedule/rules.ts';
import { getBrowserTimeZone } from '#app/features/schedule/time-zones.ts';
import { say } from '#app/platform/language/say.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { StepForm } from '../frame/step-props.ts';
import { NextSaturdays, UntilWhen } from './date-chips.tsx';
import { HoursNotice } from './hours-notice.tsx';
import { WhenLine, type WhenLineProps, useTypedLine } from './when-line.tsx';
import { ZoneField } from './zone-field.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './date-time-form.module.css';

type Schedule = StepValue<'dateTime'>;

type DateTimeFormProps = StepForm<'dateTime'> & Pick<WhenLineProps, 'readWhen' | 'want'>;

/** Times stay on screen when the date is cleared, because they are kept (behaviour 7.1). */
export function DateTimeForm(props: DateTimeFormProps) {
  const { value, setValue, plan, readWhen, want, goOn, refusal, inviteId } = props;
  const [, setMessage] = useDraftStep('message');
  const change = (next: Schedule) => {
    plan.remember(getActivityWindow(value));
    setValue(next);
  };
  const line = useTypedLine({ value, change, readWhen });
  const restored = useHydrated();
  const isEmpty = value.date === '' && value.startTime === '' && value.endTime === '';
  const chooseDate = (date: string) => change(changeDate(value, date, getBrowserTimeZone()));
  const addToMessage = (words: string) =>
    setMessage(({ customMessage }) => ({
      customMessage: [customMessage, words].filter(Boolean).join('\n'),
    }));
  return (
    <div className={joinClasses(patterns.stack4, styles.form)}>
      <fieldset className={styles.when}>
        <legend>{say('When is your event?')}</legend>
        <div className={joinClasses(patterns.stack3, styles.said)}>
          <WhenLine
            {...{ value, change, readWhen, want, goOn, refusal }}
            {...line}
            addToMessage={inviteId === null ? addToMessage : null}
          />
          {isEmpty && restored && line.text === '' ? (
            <NextSaturdays today={getToday()} choose={chooseDate} />
          ) : null}
          <UntilWhen {...{ value, change }} saysOpen={line.saysOpen} />
          <Inputs {...{ value, change, chooseDate, isEmpty }} />
          {isEmpty ? (
            <p className={patterns.small}>{say('Not sure yet? Leave it open and come back.')}</p>
          ) : null}
        </div>
      </fieldset>
      {isEmpty ? null : (
        <>
          <NextDay {...{ value, change }} />
          <ZoneField
            value={value}
            choose={(timeZone) => change({ ...value, timeZone, zoneChosen: true })}
          />
          <HoursNotice plan={plan} schedule={value} />
        </>
      )}
    </div>
  );
}

interface InputsProps {
  value: Schedule;
  change: (next: Schedule) => void;
  chooseDate: (date: string) => void;
  isEmpty: boolean;
}

function Inputs({ value, change, chooseDate, isEmpty }: InputsProps) {
  const restored = useHydrated();
  const setTimes = (times: Partial<Schedule>) => change(changeTimes(value, times));
  return (
    <div className={styles.inputs}>
      <TextField
        label={say('Date')}
        aria-label={say('Date. When is your event?')}
        type="date"
        max="9999-12-31"
        value={value.date}
        hint={restored && hasPassed(value) ? say(datePassed) : undefined}
        onChange={(event) => chooseDate(event.target.value)}
      />
      {isEmpty ? null : (
        <>
          <TextField
            label={say('Start Time')}
            type="time"
            value={value.startTime}
            onChange={(event) => setTimes({ startTime: event.target.value })}
          />
          <TextField
            label={say('End Time')}
            type="time"
            value={value.endTime}
            onChange={(event) => setTimes({ endTime: event.target.value })}
          />
        </>
      )}
    </div>
  );
}

/** What was ticked for the host is said (behaviour 7.10). */
function NextDay({ value, change }: Pick<InputsProps, 'value' | 'change'>) {
  const id = useId();
  if (!canEndNextDay(value)) return null;
  const end = formatMinutes(parseClock(value.endTime) ?? 0);
  return (
    <div className={styles.nextDay}>
      <CheckField
        checked={value.endsNextDay}
        aria-describedby={id}
        onChange={(endsNextDay) => change({ ...value, endsNextDay, nextDayChosen: true })}
      >
        {say('Ends the next day')}
      </CheckField>
      {value.endsNextDay && !value.nextDayChosen ? (
        <p id={id} className={patterns.small}>
          {say('Until {end}. Not so? Uncheck it.', { end })}
        </p>
      ) : null}
    </div>
  );
}
