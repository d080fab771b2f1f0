import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Host } from '#app/features/host/schema.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import type { Reply, Site, Visitor } from './site.ts';

export const ana = { username: 'ana', password: 'secret' };

/** Text without markup, entities resolved. */
export function readWords(answer: Reply): string {
  return answer.text
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');
}

export function signUp(
  visitor: Visitor,
  fields: Record<string, string> = ana,
  query = '',
  headers: Record<string, string> = {},
) {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'sign-up' }, headers);
}

export function signIn(visitor: Visitor, fields: Record<string, string> = ana, query = '') {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'sign-in' });
}

export function recover(visitor: Visitor, fields: Record<string, string>, query = '') {
  return visitor.post(`/hostLogIn${query}`, { ...fields, mode: 'recover' });
}

export function readRecoveryCode(answer: Reply): string {
  return /<code[^>]*>([^<]+)<\/code>/.exec(answer.text)?.[1] ?? '';
}

export async function findHost(site: Site, username: string): Promise<Host> {
  const row = await site.services.db
    .selectFrom('hosts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { uid: row.uid, username, email: row.email, displayName: row.display_name };
}

interface Invited {
  id: string;
  dashboard: string;
  /** The login's query that continues to the dashboard. */
  query: string;
}

/** Of `ana`, who has an account and is signed out. */
export async function saveInviteOfAna(site: Site): Promise<Invited> {
  await signUp(site.visitor());
  const id = await saveDraft(site.services, await findHost(site, 'ana'), {
    draftId: createId(),
    eventName: 'Ana’s <30th>',
    eventType: [],
    theme: [],
    date: '',
    startTime: '',
    endTime: '',
    endsNextDay: false,
    timeZone: '',
    activities: [],
    invitees: [],
    location: '',
    lat: null,
    lng: null,
    showMap: true,
    customMessage: '',
    hostedBy: '',
    answerSettings: usualAnswers,
  });
  const dashboard = `/host/events/${id}`;
  return { id, dashboard, query: `?redirect=${encodeURIComponent(dashboard)}` };
}

export async function countHosts({ services: { db } }: Site) {
  const hosts = await db.selectFrom('hosts').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  return { hosts: hosts.length, sessions: sessions.length };
}
