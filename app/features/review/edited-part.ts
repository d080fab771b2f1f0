import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { type PartName, partNames, parts } from '#app/features/draft/parts.ts';
import type { StepLink } from '#app/features/wizard/frame/step-props.ts';
import * as addresses from '#app/platform/addresses.ts';

/** A part whose step has a screen, and so a form that opens on the review. */
export type SheetPart = Exclude<PartName, 'message' | 'hostedBy' | 'language'>;

export const isSheetPart = (name: PartName): name is SheetPart =>
  parts[name].path !== addresses.confirm;

/** In the state of an entry of the history that lies on the review's own. */
interface OnReview {
  isOnReview: true;
}

/** Leads to the part's form on the review. */
const toSheet = (part: PartName) => ({
  to: `?edit=${part}`,
  state: { isOnReview: true } satisfies OnReview,
  preventScrollReset: true,
});

interface EditedPart {
  /** Whose form the address names; null without one. */
  part: SheetPart | null;
  open: (part: SheetPart) => void;
  /** Back to the review, as the browser's Back would do. */
  close: () => void;
  linkTo: (part: PartName) => StepLink;
}

/** The part whose form is open stands in the address, so that a reload and the browser's Back work (behaviour 11.12). */
export function useEditedPart(): EditedPart {
  const asked = useSearchParams()[0].get('edit');
  const state: Partial<OnReview> | null = useLocation().state;
  const navigate = useNavigate();
  const part = partNames.filter(isSheetPart).find((name) => name === asked) ?? null;
  return {
    part,
    open: (next) => {
      const { to, ...options } = toSheet(next);
      // From one part to the next, Back still closes the sheet.
      const replaces = part === null ? {} : { replace: true, state };
      void navigate(to, { ...options, ...replaces });
    },
    close: () => {
      if (state?.isOnReview === true) void navigate(-1);
      else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
    linkTo: toSheet,
  };
}
