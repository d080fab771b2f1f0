import { findTitleProblem } from '#app/features/draft/parts/event-name.ts';
import { trimText } from '#app/platform/text.ts';

import type { StepPlace } from '../frame/step-props.ts';
import { settled } from '../standing/settled.ts';
import { EventNameForm } from '../steps/event-name-form.tsx';

export function EventNameStep({ Place }: { Place: StepPlace }) {
  return (
    <Place
      name="eventName"
      nextDisabled={({ title }) => trimText(title) === ''}
      settle={(value) => settled(value, findTitleProblem(value.title))}
    >
      {({ value, setValue, goOn }) => (
        <EventNameForm value={value} setValue={setValue} onEnter={goOn} />
      )}
    </Place>
  );
}
