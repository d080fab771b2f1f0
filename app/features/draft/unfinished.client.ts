import { trimText } from '#app/platform/text.ts';

import { isFilled, partNames } from './parts.ts';
import { hasPicture } from './picture.client.ts';
import { readStep } from './storage.client.ts';

export interface Unfinished {
  isBegun: boolean;
  title: string;
  invitees: number;
}

export function readUnfinished(): Unfinished {
  return {
    isBegun: hasPicture() || partNames.some((name) => isFilled(name, readStep(name))),
    title: trimText(readStep('eventName').title),
    invitees: readStep('invitee').invitees.length,
  };
}
