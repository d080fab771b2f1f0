import { LineIcon } from './line-icon.tsx';

/** Up for the previous of a list, down for the next. */
export const StepIcon = ({ step }: { step: 1 | -1 }) => (
  <LineIcon>
    <path d={step === -1 ? 'M4 11.5 9 6.5l5 5' : 'M4 6.5l5 5 5-5'} />
  </LineIcon>
);
