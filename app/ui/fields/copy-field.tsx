import { type ReactNode, type RefObject, useRef, useState } from 'react';

import { say } from '#app/platform/language/say.ts';

import { Button } from '../button.tsx';
import { TextField } from './field.tsx';

import patterns from '../patterns.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  copy: string;
  copied: string;
  /** All of the text is in sight, so that it can be written down. */
  whole?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

export function CopyField({ label, value, copy, copied, whole = false, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const press = async () => {
    field.current?.select();
    if (text.current) getSelection()?.selectAllChildren(text.current);
    try {
      await navigator.clipboard.writeText(value);
      setSaid(copied);
    } catch {
      setSaid(say('Couldn’t copy. The text is selected.'));
    }
  };
  return (
    <div className={patterns.stack4}>
      {whole ? (
        <WholeText ref={text} {...{ label, value }} />
      ) : (
        <TextField
          ref={field}
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className={patterns.bar}>
        <Button variant="primary" className={patterns.scripted} onClick={() => void press()}>
          {copy}
        </Button>
        {children}
        <output className={patterns.good}>{said}</output>
      </div>
    </div>
  );
}

interface WholeTextProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  value: string;
}

function WholeText({ ref, label, value }: WholeTextProps) {
  return (
    <div className={patterns.stack2}>
      <p className={patterns.strong}>{label}</p>
      <code ref={ref} className={patterns.code}>
        {value}
      </code>
    </div>
  );
}
