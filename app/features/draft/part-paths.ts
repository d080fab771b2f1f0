import { type PartName, parts } from './parts.ts';

/** The screen that edits a part of a stored invitation. */
export function editPath(part: PartName, inviteId: string): string {
  return `${parts[part].path}?invite=${encodeURIComponent(inviteId)}`;
}
