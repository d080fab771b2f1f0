import { loadAttendance } from '#app/features/door/attendance.server.ts';
import { listHere } from '#app/features/door/kept-arrivals.server.ts';
import {
  type AnswersServices,
  loadFirstAnswers,
} from '#app/features/guests/list/event-answers.server.ts';
import type { EventAnswers } from '#app/features/guests/list/views.ts';
import { namePeople } from '#app/features/guests/people/name-people.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { listLater } from '#app/features/kitchen/later-guests.server.ts';

import { findDeskSeason, hasBegun } from '../desk-season.ts';

/** What the overview shows of the answers, with the names that it says (behaviour 39.21). */
export async function loadOverviewAnswers(
  services: AnswersServices,
  invite: OwnedInvite,
  url?: URL,
): Promise<EventAnswers> {
  const { db, clock } = services;
  const answers = await loadFirstAnswers(services, invite, url);
  const { season } = findDeskSeason(invite, clock());
  return {
    ...answers,
    people: {
      ...(await namePeople(db, invite.id, answers)),
      attendance: hasBegun(season) ? await loadAttendance(db, invite) : null,
      later:
        season === 'today'
          ? await listLater(db, invite, { now: clock(), ...(await listHere(db, invite.id)) })
          : [],
    },
  };
}
