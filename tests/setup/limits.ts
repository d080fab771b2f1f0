import { type Limits, createLimits } from '#app/features/host/limits.server.ts';

const unlimited = { allow: async () => true, forget: async () => {} };

/** Limits that nobody reaches, for tests that ask one site for more than a visitor would. */
export function noLimits(): Limits {
  return {
    ...createLimits(),
    authByAddress: unlimited,
    authByUsername: unlimited,
    placesByAddress: unlimited,
    answersByAddress: unlimited,
  };
}
