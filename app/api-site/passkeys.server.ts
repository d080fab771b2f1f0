import { handleChallengeForm } from '#app/features/host/account/challenge-form.server.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import { readHostSession } from '#app/features/host/account/identity.server.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import { readForm } from '#app/platform/form.server.ts';
import type { SiteContext } from '#app/site-context.ts';

/** A challenge for a passkey, to log in or to change the account (behaviour 37.4). */
export async function sendChallenge(c: SiteContext): Promise<Response> {
  const { services, request: asked } = c.var;
  const request = c.req.raw;
  const form = await readForm(asked);
  if (!form.ok) {
    const { status, message } = form.error;
    return Response.json({ ok: false, message }, { status });
  }
  const host = await findCurrentHost(services, request);
  const { status, answer } = await handleChallengeForm(services, {
    address: asked.address,
    device: describeDevice(request.headers.get('user-agent')),
    asking: host && (await readHostSession(services, request, host)),
    form: form.value,
  });
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } });
}
