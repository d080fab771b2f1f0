import { data } from 'react-router';

import { requestContext, servicesContext } from '#app/context.ts';
import { keepScreenOf } from '#app/features/dashboard/keep-screen.ts';
import { describeDevice } from '#app/features/host/account/device-names.ts';
import { readDevice } from '#app/features/host/devices.server.ts';
import { logInMessages } from '#app/features/host/messages.ts';
import { askForReset } from '#app/features/host/reset/ask-reset.server.ts';
import { findReset } from '#app/features/host/reset/reset-links.server.ts';
import {
  type ResetReply,
  ResetScreen,
  type ResetState,
} from '#app/features/host/reset/reset-screen.tsx';
import { resetPassword } from '#app/features/host/reset/set-password.server.ts';
import type { LogInProblem } from '#app/features/host/schema.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { say } from '#app/platform/language/say.ts';
import { Bunting } from '#app/ui/brand/bunting.tsx';
import { Canopy } from '#app/ui/brand/canopy.tsx';
import { Wordmark } from '#app/ui/brand/wordmark.tsx';
import { Card } from '#app/ui/cards/card.tsx';

import type { Route } from './+types/password-reset.ts';

import styles from '#app/features/host/host-log-in.module.css';

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Opening a link changes nothing: programs open links too. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<ResetState> {
  const services = context.get(servicesContext);
  const token = readToken(request);
  if (token === '') return { step: services.mail.isOn ? 'ask' : 'off' };
  const found = await findReset(services, token);
  return found ? { step: 'set', token, username: found.username } : { step: 'wrong-link' };
}

const statuses: Partial<Record<LogInProblem, number>> = {
  'not-allowed': 403,
  'wrong-link': 403,
  'too-many': 429,
};

function refuse(problem: LogInProblem, username = '') {
  const answer: ResetReply = { done: null, message: logInMessages[problem], username };
  return data(answer, { status: statuses[problem] ?? 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const asked = context.get(requestContext);
  const { address } = asked;
  const { mail, settings } = services;
  const token = readToken(request);
  // A link that was handed over works without mail.
  if (!settings.PASSWORD_SIGN_IN || (!mail.isOn && token === '')) return refuse('not-allowed');
  const form = await readForm(asked);
  if (!form.ok) {
    const { message, status } = form.error;
    return data<ResetReply>({ done: null, message, username: '' }, { status });
  }
  if (token !== '') {
    const device = describeDevice(request.headers.get('user-agent'));
    const password = readTextField(form.value, 'password');
    const set = await resetPassword(services, { token, password, address, device });
    return set.ok ? data<ResetReply>({ done: 'set', recoveryCode: set.value }) : refuse(set.error);
  }
  const typed = readTextField(form.value, 'username');
  const to = { kind: 'reset', address: '', hostUid: null, inviteId: null } as const;
  const queued = await askForReset(
    {
      ...services,
      queueReset: (trx, payload) => mail.enqueue(trx, [{ ...to, payload }]),
    },
    { typed, address, device: readDevice(services, request) },
  );
  if (!queued.ok) return refuse(queued.error, typed.slice(0, 100));
  mail.wake();
  return data<ResetReply>({ done: 'asked' });
}

export const clientAction = keepScreenOf<ResetReply>((read, message) => ({
  done: null,
  message,
  username: read('username'),
}));

export const headers = () => ({ 'Cache-Control': 'no-store' });

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${say('New Password')} · Festoon`}</title>
      <Canopy className={styles.top}>
        <Wordmark />
        <Bunting />
      </Canopy>
      <main className={styles.page}>
        <Card className={styles.card}>
          <h1>{say('New Password')}</h1>
          <ResetScreen state={loaderData} answer={actionData ?? null} />
        </Card>
      </main>
    </>
  );
}
