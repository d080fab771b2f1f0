import { type ChangeEvent, useState } from 'react';
import { useFetcher } from 'react-router';

import { say, texts } from '#app/platform/language/say.ts';
import { getPictureScreenPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { getPictureUrl } from './head-picture.tsx';
import { pictureMessages } from './messages.ts';
import { type PictureReply, type ShownPicture, pictureLimits } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './picture-form.module.css';

const doneTexts = texts({
  saved: 'Your picture is at the top of the invitation.',
  removed: 'The picture is removed.',
});

interface PictureFormProps {
  inviteId: string;
  picture: ShownPicture | null;
  /** Set when the form was sent without scripts. */
  reply?: PictureReply | undefined;
}

export function PictureForm({ inviteId, picture, reply: posted }: PictureFormProps) {
  const fetcher = useFetcher<PictureReply>();
  const [isTooLarge, setTooLarge] = useState(false);
  const busy = fetcher.state !== 'idle';
  const reply = fetcher.data ?? posted;
  const refused = reply?.ok === false ? reply : undefined;
  const check = (event: ChangeEvent<HTMLInputElement>) =>
    setTooLarge((event.target.files?.[0]?.size ?? 0) > pictureLimits.bytes);

  return (
    <div className={patterns.stack4}>
      {reply?.ok && !busy ? <Notice tone="good">{say(doneTexts[reply.done])}</Notice> : null}
      {refused && !busy ? <Notice tone="bad">{say(refused.message)}</Notice> : null}
      <fetcher.Form
        // A saved form is reset, without its file.
        key={picture?.hash ?? 'none'}
        method="post"
        action={getPictureScreenPath(inviteId)}
        encType="multipart/form-data"
        className={patterns.stack4}
      >
        {picture ? <ChosenPicture {...picture} src={getPictureUrl(picture)} /> : null}
        <TextField
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={picture ? say('Another picture') : say('Picture')}
          hint={say('JPEG, PNG, WebP or AVIF, up to 15 MB. Location and camera data are removed.')}
          error={isTooLarge ? pictureMessages.tooLarge : undefined}
          onChange={check}
        />
        <TextField
          name="alt"
          label={say('What it shows')}
          hint={say('Optional. Read aloud to guests who cannot see it.')}
          maxLength={pictureLimits.alt}
          autoComplete="off"
          defaultValue={refused?.alt ?? picture?.alt ?? ''}
        />
        <PictureButtons
          hasPicture={picture !== null}
          disabled={busy || isTooLarge}
          isSaving={busy && fetcher.formData?.get('intent') === 'save'}
        />
      </fetcher.Form>
    </div>
  );
}

type ChosenPictureProps = Pick<ShownPicture, 'width' | 'height' | 'alt'> & { src: string };

export function ChosenPicture({ src, width, height, alt }: ChosenPictureProps) {
  return (
    <img className={styles.now} {...{ src, width, height }} alt={alt || say('Your picture')} />
  );
}

interface PictureButtonsProps {
  hasPicture: boolean;
  disabled: boolean;
  isSaving: boolean;
}

function PictureButtons({ hasPicture, disabled, isSaving }: PictureButtonsProps) {
  return (
    <div className={patterns.bar}>
      <Button type="submit" name="intent" value="save" disabled={disabled}>
        {isSaving ? say('Preparing the picture…') : say('Save picture')}
      </Button>
      {hasPicture ? (
        <Button type="submit" variant="quiet" name="intent" value="remove" disabled={disabled}>
          {say('Remove picture')}
        </Button>
      ) : null}
    </div>
  );
}
