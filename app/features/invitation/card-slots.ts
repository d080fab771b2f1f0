import type { ReactNode } from 'react';

/** A place on the card whose part a host can edit there. */
export type CardSlot =
  | 'title'
  | 'hostedBy'
  | 'when'
  | 'where'
  | 'message'
  | 'schedule'
  | 'type'
  | 'theme';

/** Draws a part in its place; `drawn` is null where the part is empty. */
export type DrawSlot = (slot: CardSlot, drawn: ReactNode) => ReactNode;

/** As a guest sees it. */
export const drawPlainly: DrawSlot = (_, drawn) => drawn;
