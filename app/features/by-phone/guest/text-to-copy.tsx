import { useEffect, useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { TextArea } from '#app/ui/fields/field.tsx';

interface TextToCopyProps {
  text: string;
  /** Why it is here; selected then. */
  problem?: string;
}

/** The whole message, to be copied by hand. */
export function TextToCopy({ text, problem }: TextToCopyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    field.current?.focus();
    field.current?.select();
  }, [problem]);
  return (
    <TextArea
      ref={field}
      label={say('The message')}
      rows={4}
      readOnly
      value={text}
      error={problem}
    />
  );
}
