import type { GuestView } from '#app/features/invite/views.ts';

/** The guest's view of a stored invitation, or of a draft that has no id yet. */
export type Invitation = Omit<GuestView, 'id' | 'answersClosed' | 'cancellation' | 'picture'> &
  Partial<Pick<GuestView, 'cancellation' | 'picture'>>;
