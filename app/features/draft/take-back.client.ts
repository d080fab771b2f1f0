import { carryChange } from './carry-change.ts';
import type { PartName, StepValue, StepValues } from './parts.ts';
import { getPicture, setPicture } from './picture.client.ts';
import { updateStep, watchUpdates } from './storage.client.ts';

interface Change<Name extends PartName> {
  /** Before the first update, with what other tabs have changed since. */
  before: StepValue<Name>;
  /** As this page has last left it. */
  last: StepValue<Name>;
}

interface Edit {
  /** Restores every part that this page has changed since; what another tab has changed stays (behaviour 11.11). */
  takeBack: () => void;
  end: () => void;
}

/** Remembers from now on what this page changes in the draft. */
export function beginEdit(): Edit {
  const picture = getPicture();
  const changes: { [Name in PartName]?: Change<Name> } = {};
  const end = watchUpdates(
    <Name extends PartName>(name: Name, from: StepValue<Name>, to: StepValue<Name>) => {
      const known: Change<Name> = changes[name] ?? { before: from, last: from };
      const change = { before: carryChange(known.last, from, known.before), last: to };
      Object.assign(changes, { [name]: change });
    },
  );
  return {
    end,
    takeBack: () => {
      end();
      if (getPicture() !== picture) setPicture(picture);
      for (const name of Object.keys(changes) as (keyof StepValues)[]) restore(name, changes[name]);
    },
  };
}

function restore<Name extends PartName>(name: Name, change: Change<Name> | undefined): void {
  if (!change) return;
  updateStep(name, (newest) => carryChange(change.last, newest, change.before));
}
