import { createContext } from 'react';

import type { PartName } from '#app/features/draft/parts.ts';

export interface SaidOfPart {
  message: string;
  part?: PartName | null | undefined;
}

/** What the save has just said. */
export const SheetProblem = createContext<SaidOfPart | null>(null);
