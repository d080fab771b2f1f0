import type { ReactNode } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { datePassed, hasPassed } from '#app/features/schedule/passed.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { Offer } from './read-answers-form.ts';
import { nameCount } from './settings-summary.ts';
import type { AnswersStep } from './use-question-list.ts';

import patterns from '#app/ui/patterns.module.css';

export interface SettingProps {
  value: AnswersStep['value'];
  change: (change: Partial<AnswersStep['value']>) => void;
  problems: ReadonlyMap<string, string>;
}

/** A setting that depends on another one. Where no script runs it is always there. */
function Shown({ where, children }: { where: boolean; children: ReactNode }) {
  return where ? children : <noscript>{children}</noscript>;
}

interface BoxProps extends Pick<SettingProps, 'value' | 'change'> {
  name: Offer;
  children: string;
}

function Box({ name, value, change, children }: BoxProps) {
  return (
    <>
      <input type="hidden" name="boxes" value={name} />
      <CheckField
        name={name}
        checked={value[name]}
        onChange={(checked) => change({ [name]: checked })}
      >
        {children}
      </CheckField>
    </>
  );
}

export function CompanionsCard({ value, change }: SettingProps) {
  return (
    <Card>
      <SelectField
        label={say('Guests may bring')}
        name="companions"
        value={value.companions}
        hint={say('For one guest, change it on the Invitees screen.')}
        onChange={(event) => change({ companions: Number(event.target.value) })}
      >
        {Array.from({ length: limits.companions + 1 }, (_, count) => (
          <option key={count} value={count}>
            {nameCount(count)}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}

function getDayHint(answerBy: string, { date, timeZone }: Schedule): string {
  if (hasPassed({ date: answerBy, timeZone })) return say(datePassed);
  return date !== '' && answerBy > date
    ? say('This is after your event.')
    : say('Guests can answer until this day is over where your event is.');
}

export function DeadlineCard({
  value,
  change,
  problems,
  schedule,
}: SettingProps & { schedule: Schedule }) {
  const { answerBy } = value;
  const restored = useHydrated();
  return (
    <Card>
      <TextField
        label={say('Answer by')}
        name="answerBy"
        type="date"
        max="9999-12-31"
        value={answerBy}
        hint={restored && answerBy !== '' ? getDayHint(answerBy, schedule) : say('No last day.')}
        error={problems.get('answerBy')}
        onChange={(event) => change({ answerBy: event.target.value })}
      />
      <Shown where={answerBy !== ''}>
        <RadioField
          label={say('Late answers')}
          name="late"
          value={value.late}
          choices={[
            { value: 'accept', label: say('Accept them and mark them as late') },
            { value: 'close', label: say('Close: guests can no longer answer') },
          ]}
          onChoose={(late) => change({ late })}
        />
      </Shown>
    </Card>
  );
}

/** NaN for other text, which stays in the field and is refused. */
function readNumber({ value, validity }: HTMLInputElement): number | null {
  if (validity.badInput) return Number.NaN;
  return value === '' ? null : Number(value);
}

export function SeatsCard({ value, change, problems }: SettingProps) {
  const { seats } = value;
  return (
    <Card>
      <TextField
        label={say('Places')}
        name="seats"
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.seats}
        placeholder={say('As many as come')}
        value={seats === null || Number.isNaN(seats) ? '' : seats}
        hint={say('Everybody who comes takes a place, +1s too.')}
        error={problems.get('seats')}
        onChange={(event) => change({ seats: readNumber(event.target) })}
      />
      <Shown where={seats !== null}>
        <RadioField
          label={say('When all places are taken')}
          name="whenFull"
          value={value.whenFull}
          choices={[
            {
              value: 'list',
              label: say('Keep a waiting list: a free place goes to the first who fit'),
            },
            { value: 'closed', label: say('Close: nobody else can say Yes') },
          ]}
          onChoose={(whenFull) => change({ whenFull })}
        />
      </Shown>
    </Card>
  );
}

export function GuestListCard({ value, change }: SettingProps) {
  return (
    <Card id="who-sees-whom">
      <RadioField
        label={say('Who sees whom')}
        name="guestList"
        value={value.guestList}
        choices={[
          { value: 'host', label: say('Only you see who has answered') },
          { value: 'count', label: say('How many, no names') },
          { value: 'names', label: say('Guests see the first names of those coming') },
          { value: 'answers', label: say('Guests see first names and answers') },
        ]}
        onChoose={(guestList) => change({ guestList })}
      />
      <Shown where={value.guestList === 'names' || value.guestList === 'answers'}>
        <p className={patterns.small}>
          {say('Never addresses or surnames, and every guest can hide from the list.')}
        </p>
        <Box name="childNames" {...{ value, change }}>
          {say('Children’s names too')}
        </Box>
      </Shown>
      <Box name="countdown" {...{ value, change }}>
        {say('Count down to the day, with a pennant for each yes where guests see how many come')}
      </Box>
    </Card>
  );
}

/** What every event offers its guests after the answer. */
export function OffersCard({ value, change }: SettingProps) {
  return (
    <Card>
      <fieldset>
        <legend className={patterns.strong}>{say('Guests may also add')}</legend>
        <Box name="note" {...{ value, change }}>
          {say('A note to you')}
        </Box>
        <Box name="decideBy" {...{ value, change }}>
          {say('With Maybe, the day they’ll decide by')}
        </Box>
      </fieldset>
    </Card>
  );
}

export function ContactCard({ value, change, problems }: SettingProps) {
  return (
    <Card>
      <TextField
        label={say('How guests reach you')}
        name="contact"
        placeholder={say('Mail address or phone number')}
        maxLength={limits.contact}
        autoComplete="off"
        value={value.contact}
        hint={say(
          'Guests see it on the day, once answers are closed, and in mail whose replies don’t go to you.',
        )}
        error={problems.get('contact')}
        onChange={(event) => change({ contact: event.target.value })}
      />
    </Card>
  );
}
