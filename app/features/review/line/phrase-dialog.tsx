import { useState } from 'react';

import type { Meaning, Phrase } from '#app/features/draft/line/reading.ts';
import { type PartName, parts } from '#app/features/draft/parts.ts';
import { describeMeaning, offerMeaning } from '#app/features/wizard/standing/phrase-words.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

import type { LineState } from './use-line.ts';

const partOf: Partial<Record<Meaning['kind'], PartName>> = {
  title: 'eventName',
  date: 'dateTime',
  time: 'dateTime',
  place: 'location',
  activity: 'activity',
  look: 'theme',
  occasion: 'partyType',
  guests: 'invitee',
};

const readAs = texts({
  title: 'Read as the title',
  date: 'Read as the date',
  time: 'Read as the time of the event',
  place: 'Read as the place',
  activity: 'Read as an activity',
  look: 'Read as the look',
  occasion: 'Read as the occasion',
  host: 'Read as the hosts',
  guests: 'Read as guests',
  message: 'Read as words for the message',
  words: 'Read as words',
  none: 'Read as not used',
});

interface PhraseDialogProps {
  phrase: Phrase;
  choose: LineState['choose'];
  onClose: () => void;
}

/** What one phrase was read as, its other readings, and the way to its step (behaviour 42.8). */
export function PhraseDialog({ phrase, choose, onClose }: PhraseDialogProps) {
  const { text, meanings, chosen } = phrase;
  const [picked, setPicked] = useState(chosen === null ? '' : String(chosen));
  const first = meanings[chosen ?? 0];
  const part = first && partOf[first.kind];
  const done = () => {
    const meaning = meanings[Number(picked)];
    if (picked !== '' && meaning) {
      choose(phrase.id, meaning.kind === 'words' ? 'words' : Number(picked));
    }
    onClose();
  };
  return (
    <Dialog
      open
      isSheet
      onClose={onClose}
      title={`“${text}”`}
      actions={
        <>
          {part ? <ButtonLink to={parts[part].path}>{say(parts[part].label)}</ButtonLink> : null}
          <Button variant="primary" onClick={done}>
            {say('Done')}
          </Button>
        </>
      }
    >
      <RadioField
        label={first ? say(readAs[first.kind]) : say('Not read')}
        value={picked}
        choices={meanings.map((meaning, index) => ({
          value: String(index),
          label: describeMeaning(meaning) || offerMeaning(meaning, phrase),
        }))}
        onChoose={setPicked}
      />
    </Dialog>
  );
}
