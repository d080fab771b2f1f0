import { findRecorder } from '#app/features/invite/members/recorder.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { countLabels } from '#app/features/labels/labels-store.server.ts';
import type { Bus } from '#app/features/live/bus.server.ts';
import { countGuests, toFigures, toHeadcount, toMarks } from '#app/features/rsvp/rules.ts';
import { countAnswers, listLatestAnswers } from '#app/features/rsvp/service.server.ts';
import type { ToldServices } from '#app/features/told/told-states.server.ts';
import type { Clock } from '#app/platform/clock.ts';

import { type GuestPageQuery, pageRows, readGuestQuery } from '../find/guest-query.ts';
import { countLanguages } from './guest-languages-store.server.ts';
import { countMarked } from './guest-list-store.server.ts';
import { listGuests } from './guest-list.server.ts';
import { addToldStates, countToldMarks } from './told-marks.server.ts';
import type { EventAnswers } from './views.ts';

export type AnswersServices = ToldServices & { clock: Clock; live: Pick<Bus, 'cursor'> };

/** How many guests and latest answers the overview lists. */
const firstRows = 10;
const latestRows = 5;

const everybody: GuestPageQuery = {
  find: '',
  show: 'all',
  labels: [],
  columns: [],
  sort: 'added',
  from: 0,
  paged: false,
  at: null,
};

export async function loadAnswers(
  services: AnswersServices,
  invite: OwnedInvite,
  url: URL,
): Promise<EventAnswers> {
  const answers = await load(services, invite, readGuestQuery(url.searchParams), pageRows);
  return { ...answers, languages: await countLanguages(services.db, invite) };
}

/** The first guests, or with `url` the page of all that it names, as they were added; and the latest answers. */
export async function loadFirstAnswers(
  services: AnswersServices,
  invite: OwnedInvite,
  url?: URL,
): Promise<EventAnswers> {
  const answers = url
    ? await load(
        services,
        invite,
        { ...readGuestQuery(url.searchParams), sort: everybody.sort },
        pageRows,
      )
    : await load(services, invite, everybody, firstRows);
  return { ...answers, latest: await listLatestAnswers(services.db, invite.id, latestRows) };
}

async function load(
  services: AnswersServices,
  invite: OwnedInvite,
  query: GuestPageQuery,
  rows: number,
): Promise<EventAnswers> {
  const { db } = services;
  const readAt = services.clock();
  const cursor = services.live.cursor(invite.id);
  const counts = await countAnswers(db, invite.id);
  const labels = await countLabels(db, invite.id);
  const isOpen = countGuests(counts, 'all').open > 0;
  const { questions } = invite.answerSettings;
  const at = query.at ?? readAt;
  const event = {
    inviteId: invite.id,
    counts,
    questions,
    labeled: labels.length > 0,
  };
  const listed = await listGuests(db, event, { ...query, at }, rows);
  const listing = await addToldStates(services, invite, listed);
  return {
    readAt,
    cursor,
    figures: toFigures(counts),
    headcount: toHeadcount(counts),
    marks: {
      ...toMarks(counts),
      ...(await countToldMarks(db, invite.id)),
      nameless: isOpen ? (await countMarked(db, invite.id, 'nameless')).open : 0,
    },
    inviteeCount: counts.invitees,
    labels,
    query: { ...query, at },
    listing,
    recorder: await findRecorder(db, invite.id),
    latest: [],
    people: null,
  };
}
