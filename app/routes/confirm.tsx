import { type ShouldRevalidateFunctionArgs, data } from 'react-router';

import { servicesContext, visitContext } from '#app/context.ts';
import { currentHost, endSession } from '#app/features/host/sessions.server.ts';
import { ConfirmForm } from '#app/features/invite/confirm-form.tsx';
import { messages } from '#app/features/invite/messages.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import { sendDraft } from '#app/features/invite/send-draft.client.ts';
import { confirmDraft } from '#app/features/invite/service.server.ts';
import { failureStatus } from '#app/platform/db/dialects.server.ts';
import { readJson } from '#app/platform/form.server.ts';
import { Canopy } from '#app/ui/canopy.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';

import type { Route } from './+types/confirm.ts';
import { PreviewBeside } from './wizard/draft-preview.tsx';

import styles from './confirm.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = await currentHost(context.get(servicesContext), request);
  return data(
    { hostName: host?.displayName ?? null },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

function reply(value: SaveReply, status: number, cookie?: string) {
  return data(value, { status, headers: cookie ? { 'Set-Cookie': cookie } : {} });
}

/** Saves the posted draft and ends the session (spec §4, decisions §4). */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const body = await readJson(request, context.get(visitContext));
  if (!body.ok) return reply({ ok: false, message: body.error.message }, body.error.status);
  try {
    const saved = await confirmDraft(services, await currentHost(services, request), body.value);
    if (saved.ok) {
      const cookie = await endSession(services, request);
      return reply({ ok: true, inviteId: saved.value }, 200, cookie);
    }
    const { status, part, message } = saved.error;
    return reply({ ok: false, message, part, signedOut: status === 401 }, status);
  } catch (error) {
    services.log.error('invite not saved', { error });
    return reply({ ok: false, message: messages.saveFailed }, failureStatus(error));
  }
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendDraft(request, () => serverAction());
}

/** A save changes nothing that this page shows: it is left for the guest page, or it stays as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Review & Confirm · Festoon</title>
      <Canopy className={styles.top}>
        <Wordmark />
      </Canopy>
      <main className={styles.page}>
        <div className={styles.content}>
          <h1>Review & Confirm</h1>
          <ConfirmForm hostName={loaderData.hostName} />
        </div>
        <PreviewBeside />
      </main>
    </>
  );
}
