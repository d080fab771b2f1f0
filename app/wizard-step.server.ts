import { type LoaderFunctionArgs, data, redirect } from 'react-router';

import { findOwnEvent, getWayOut, refusals } from '#app/features/dashboard/own-event.server.ts';
import {
  loadStoredStep,
  saveStoredStep,
  stepChangeSchema,
} from '#app/features/dashboard/stored-step/edit-step.server.ts';
import type { PartName } from '#app/features/draft/parts.ts';
import type { StepRefusal } from '#app/features/wizard/frame/stored-step.ts';

import { servicesContext } from './context.ts';
import { defineHostAction } from './host-action.server.ts';

/** A stored part may hold the guest list. */
const headers = { 'Cache-Control': 'no-store' };

/**
 * A step's loader: null for a draft. With `?invite=`, the part of that invitation for its owner and co-hosts; for
 * another host, or without such an event, the sentence that says so.
 */
export function defineStepLoader<Name extends PartName>(name: Name) {
  return async ({ request, url, context }: LoaderFunctionArgs) => {
    const services = context.get(servicesContext);
    const inviteId = url.searchParams.get('invite');
    if (inviteId === null) return null;
    const found = await findOwnEvent(services, request, inviteId);
    if (found.ok) {
      return data(await loadStoredStep(services.db, name, found.value.invite), { headers });
    }
    const wayOut = getWayOut(found.error, url, inviteId);
    if (wayOut) throw wayOut;
    const { status } = found.error;
    const refused: StepRefusal = { problem: refusals[status].message, inviteId };
    return data(refused, { status, headers });
  };
}

/** Their save may change every guest of an event. */
const concernsGuests = new Set<PartName>(['invitee', 'answers']);

/** Saves a step of a stored invitation, and leads to its dashboard. */
export function defineStepAction(name: PartName) {
  return defineHostAction({
    schema: stepChangeSchema,
    isHeavy: () => concernsGuests.has(name),
    leadsAway: true,
    async run({ services, invite, visitor }, change) {
      const saved = await saveStoredStep(services, { name, invite, visitor }, change);
      return saved.ok ? redirect(saved.value) : saved.error;
    },
  });
}
