import { useState } from 'react';

import { type DraftPicture, getPicture, setPicture } from '#app/features/draft/picture.client.ts';
import { type DraftCopy, restoreDraft, takeDraft } from '#app/features/draft/storage.client.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { UndoBar } from '#app/ui/overlays/undo-bar.tsx';

interface Taken {
  key: number;
  copy: DraftCopy;
  picture: DraftPicture | null;
}

/** Can be undone for some seconds (behaviour 11.5). */
export function StartOver({ disabled }: { disabled: boolean }) {
  const [taken, setTaken] = useState<Taken | null>(null);

  const startOver = () => {
    const picture = getPicture();
    const copy = takeDraft(picture !== null);
    // The draft was empty already, so the last press can still be undone.
    if (copy) setTaken((last) => ({ key: (last?.key ?? 0) + 1, copy, picture }));
  };
  const undo = () => {
    if (taken) restoreDraft(taken.copy);
    if (taken?.picture) setPicture(taken.picture);
    setTaken(null);
  };

  return (
    <>
      <div>
        <Button variant="quiet" disabled={disabled} onClick={startOver}>
          {say('Start over')}
        </Button>
      </div>
      <UndoBar
        offer={taken && { key: taken.key, text: say('Your draft is empty.') }}
        onUndo={undo}
        onExpire={() => setTaken(null)}
      />
    </>
  );
}
