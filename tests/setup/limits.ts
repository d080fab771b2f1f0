import { type Limits, createLimits, mapLimits } from '#app/features/host/limits.server.ts';
import type { Gate } from '#app/platform/limits/gate.server.ts';
import { fail } from '#app/platform/result.ts';

const unlimited = { allow: async () => true, refund: async () => {}, forget: async () => {} };

export const closedLimit = {
  allow: async () => false,
  refund: async () => {},
  forget: async () => {},
};

export const fullGate: Gate = { run: async () => fail('busy') };

/** For tests that send more requests than a visitor would. */
export function createNoLimits(): Limits {
  return { ...createLimits(), ...mapLimits(() => unlimited) };
}
