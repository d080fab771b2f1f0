import { type ChangeEvent, useState } from 'react';

import { readAsAddress } from '#app/features/draft/kept-picture.client.ts';
import {
  type DraftPicture,
  describePicture,
  getPicture,
  setPicture,
} from '#app/features/draft/picture.client.ts';
import { type PictureProblem, pictureMessages } from '#app/features/picture/messages.ts';
import { ChosenPicture } from '#app/features/picture/picture-form.tsx';
import { preparePicture } from '#app/features/picture/prepare-picture.client.ts';
import { pictureLimits } from '#app/features/picture/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import patterns from '#app/ui/patterns.module.css';

const notKept = texts(
  'This browser does not keep your picture. It stays only while this page is open, so please finish in one go.',
);

/** Takes a chosen file into the draft; what is none changes nothing. */
function useChoice() {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (!file) return;
    setIsBusy(true);
    const prepared = await preparePicture(file);
    setIsBusy(false);
    setProblem(prepared.ok ? null : prepared.error);
    if (!prepared.ok) return;
    const src = await readAsAddress(prepared.value.file);
    const alt = getPicture()?.alt ?? '';
    setPicture({ ...prepared.value, src, alt });
  };
  return { problem, isBusy, choose };
}

/** The form of a draft's own picture, which is uploaded with the save (behaviour 40.15, 40.16). */
export function DraftPictureForm({ picture }: { picture: DraftPicture | null }) {
  const { problem, isBusy, choose } = useChoice();
  const state = picture ? say('Your picture is at the top of your card.') : '';
  return (
    <div className={patterns.stack4}>
      {picture ? <ChosenPicture {...picture} /> : null}
      <TextField
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={picture ? say('Another picture') : say('Picture')}
        hint={say('JPEG, PNG, WebP or AVIF, up to 15 MB. It stays in this browser until you save.')}
        error={problem ? pictureMessages[problem] : undefined}
        onChange={(event) => void choose(event)}
      />
      <output className={patterns.small}>{isBusy ? say('Preparing the picture…') : state}</output>
      {picture?.isUnkept ? <Notice>{say(notKept)}</Notice> : null}
      {picture ? (
        <>
          <TextField
            label={say('What it shows')}
            hint={say('Optional. Read aloud to guests who cannot see it.')}
            maxLength={pictureLimits.alt}
            autoComplete="off"
            value={picture.alt}
            onChange={(event) => describePicture(event.target.value)}
          />
          <div>
            <Button variant="quiet" onClick={() => setPicture(null)}>
              {say('Remove picture')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
