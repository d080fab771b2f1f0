import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { languageCodes, languages } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { SettingOf } from './settings-view.server.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

const choices = languageCodes.map((code) => ({
  value: code,
  label: (
    <span lang={code} dir="auto">
      {languages[code]}
    </span>
  ),
}));

/** The fourteen languages by their own names (behaviour 49.44). */
export function LanguageForm({ view }: { view: SettingOf<'language'> }) {
  const busy = useNavigation().state !== 'idle';
  const [language, setLanguage] = useState(view.language);
  return (
    <Card>
      <p>
        {say(
          'The page, mail and paper are in this language. What you write stays as you wrote it.',
        )}
      </p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)}>
        <input type="hidden" name="intent" value="language" />
        <input type="hidden" name="version" value={view.version} />
        <RadioField
          label={say('Guests read it in')}
          name="language"
          value={language}
          choices={choices}
          onChoose={setLanguage}
        />
        <div className={patterns.bar}>
          <Button type="submit" variant="primary" disabled={busy}>
            {say('Save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
