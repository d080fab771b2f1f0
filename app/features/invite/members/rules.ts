import type { Role } from './schema.ts';

/** How long a link to join can be used (behaviour 38.2). */
export const joinLinkMs = 7 * 24 * 60 * 60 * 1000;

/** How many members and unused links an event can have together (behaviour 38.3). */
export const maxMembers = 20;

/** 'door' for the door screen, 'edit' for what hosts do, 'own' for what only the owner does. */
export type Permission = 'door' | 'edit' | 'own';

const permissions: Record<Role, readonly Permission[]> = {
  owner: ['door', 'edit', 'own'],
  'co-host': ['door', 'edit'],
  door: ['door'],
};

export function may(role: Role, permission: Permission): boolean {
  return permissions[role].includes(permission);
}
