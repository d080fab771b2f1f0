import { findDraftLanguage } from '#app/features/draft/draft-language.ts';
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
  const invitation = { ...draft, language: findDraftLanguage(draft) };
  if (!chosen) return <InvitationPreview invitation={invitation} {...drawing} />;
  const { src, width, height, alt } = chosen;
  const picture = { src, width, height, alt, path: '', hash: '', widths: [], hold: null };
  return <InvitationPreview invitation={{ ...invitation, picture }} {...drawing} />;
}
