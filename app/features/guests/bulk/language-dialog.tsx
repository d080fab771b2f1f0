import { useState } from 'react';

import type { Language } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import { listGuestLanguages } from '../guest-languages.ts';

interface LanguageDialogProps {
  count: number;
  onChoose: (language: Language | '') => void;
  onClose: () => void;
}

/** What the selected guests read in (behaviour 49.47). */
export function LanguageDialog({ count, onChoose, onClose }: LanguageDialogProps) {
  const [language, setLanguage] = useState<Language | ''>('');
  const done = () => {
    onChoose(language);
    onClose();
  };
  return (
    <Dialog
      open
      isForm
      onClose={onClose}
      title={say('{count, plural, one {Language of # guest} other {Language of # guests}}', {
        count,
      })}
      actions={
        <>
          <DialogClose>{say('Cancel')}</DialogClose>
          <Button variant="primary" onClick={done}>
            {say('{count, plural, one {Set for # guest} other {Set for # guests}}', { count })}
          </Button>
        </>
      }
    >
      <SelectField
        label={say('They read it in')}
        hint={say('The page, mail and cards. A guest may choose another on the page.')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language | '')}
      >
        {listGuestLanguages().map(({ value, label }) => (
          <option key={value} value={value} lang={value === '' ? undefined : value}>
            {label}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
