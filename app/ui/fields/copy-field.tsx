import { type ReactNode, useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { TextField } from './field.tsx';

import patterns from '../patterns.module.css';

interface CopyFieldProps {
  label: string;
  value: string;
  copy: string;
  copied: string;
  /** Beside the button. */
  children?: ReactNode;
}

export function CopyField({ label, value, copy, copied, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const press = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setSaid(copied);
    } catch {
      setSaid('Copying did not work. The text is selected for you.');
    }
  };
  return (
    <div className={patterns.stack4}>
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
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
