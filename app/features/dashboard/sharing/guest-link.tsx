import { useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { TextField } from '#app/ui/fields/field.tsx';

import patterns from '#app/ui/patterns.module.css';

export function GuestLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  return (
    <TitledCard title="Guest Link" paper="none" folds>
      <TextField
        ref={field}
        label="Link to share"
        labelHidden
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={patterns.bar}>
        <Button variant="primary" onClick={() => void copy()}>
          Copy Link
        </Button>
        <output className={patterns.good}>{copied ? 'Link copied.' : ''}</output>
      </div>
    </TitledCard>
  );
}
