import { findTitleProblem } from '#app/features/draft/parts/event-name.ts';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import type { StepPlace } from '../frame/step-props.ts';
import { settled } from '../standing/settled.ts';
import { EventNameForm } from '../steps/event-name-form.tsx';

import patterns from '#app/ui/patterns.module.css';

interface EventNameStepProps {
  Place: StepPlace;
  /** What somebody who begins should know of the save (behaviour 46.5). */
  note?: string | null;
}

export function EventNameStep({ Place, note = null }: EventNameStepProps) {
  return (
    <Place
      name="eventName"
      nextDisabled={({ title }) => trimText(title) === ''}
      settle={(value) => settled(value, findTitleProblem(value.title))}
    >
      {({ value, setValue, goOn }) => (
        <>
          {note === null ? null : <p className={patterns.small}>{say(note)}</p>}
          <EventNameForm value={value} setValue={setValue} onEnter={goOn} />
        </>
      )}
    </Place>
  );
}
