import { href } from 'react-router';

import { limits } from '#app/features/draft/schema.ts';
import { TextField } from '#app/ui/field.tsx';

import { StepPage } from './step-page.tsx';

export default function EventName() {
  return (
    <StepPage
      name="eventName"
      title="Name Your Event"
      next={href('/partyType')}
      nextDisabled={({ title }) => title.trim() === ''}
    >
      {({ value, setValue }) => (
        <TextField
          label="Title"
          value={value.title}
          maxLength={limits.titleMax}
          onChange={(event) => setValue({ title: event.target.value })}
        />
      )}
    </StepPage>
  );
}
