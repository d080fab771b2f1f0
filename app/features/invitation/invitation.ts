import type { GuestView } from '#app/features/invite/views.ts';
import type { Language } from '#app/platform/language/languages.ts';

/** The guest's view of a stored invitation, or of a draft that has no id yet. */
export type Invitation = Omit<GuestView, 'id' | 'answersClosed' | 'cancellation' | 'picture'> &
  Partial<Pick<GuestView, 'cancellation' | 'picture'>> & {
    /** What its guests read. */
    language?: Language | undefined;
  };
