import type { Draft } from '#app/features/draft/schema.ts';
import { useDraftPicture } from '#app/features/draft/use-draft-picture.ts';
import {
  InvitationPreview,
  type InvitationPreviewProps,
} from '#app/features/invitation/invitation-preview.tsx';

export interface DrawnDraftProps extends Omit<InvitationPreviewProps, 'invitation'> {
  draft: Draft;
}

export function DrawnDraft({ draft, ...drawing }: DrawnDraftProps) {
  const chosen = useDraftPicture();
  if (!chosen) return <InvitationPreview invitation={draft} {...drawing} />;
  const { src, width, height, alt } = chosen;
  const picture = { src, width, height, alt, path: '', hash: '', widths: [], hold: null };
  return <InvitationPreview invitation={{ ...draft, picture }} {...drawing} />;
}
