import type { PartName } from './parts.ts';
import { partScreens } from './parts/part-screens.ts';

export function editPath(part: PartName, inviteId: string): string {
  return `${partScreens[part].path}?invite=${encodeURIComponent(inviteId)}`;
}
