import type { Services } from '#app/context.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import * as addresses from '#app/platform/addresses.ts';

import { findAddress } from './find-address.ts';

/** Screens and files that hold a whole guest list. */
const heavy = new Set<string>([
  addresses.guestsFile,
  addresses.eventExport,
  addresses.accountExport,
  addresses.doorList,
  addresses.invitee,
]);

/** The uid of the signed-in host who asks for a whole guest list; null for every other request. */
export async function findHeavyHost(services: Services, request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  const address = findAddress(pathname);
  if (request.method === 'POST' || !heavy.has(address)) return null;
  // Without an invitation it is the step of a draft.
  if (address === addresses.invitee && !searchParams.has('invite')) return null;
  return (await findCurrentHost(services, request))?.uid ?? null;
}

/** The same response, and what resolves once its body was read or given up. */
export function followBody(response: Response): { response: Response; ended: Promise<void> } {
  if (response.body === null) return { response, ended: Promise.resolve() };
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        resolve();
        throw error;
      });
      if (!done) return controller.enqueue(value);
      resolve();
      controller.close();
    },
    async cancel(reason) {
      resolve();
      await reader.cancel(reason);
    },
  });
  return { response: new Response(body, response), ended };
}
