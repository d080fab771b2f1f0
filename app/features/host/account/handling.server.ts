import type { Log } from '#app/platform/log.server.ts';
import type { SecurityEvent } from '#app/platform/security-log.server.ts';

import type { LogInProblem } from '../schema.ts';
import type { RecordServices } from '../security-events.server.ts';
import type { SessionServices } from '../sessions.server.ts';
import {
  type HostSession,
  type ConfirmServices,
  type Proof,
  describeRefusal,
  isWrong,
} from './identity.server.ts';
import type { AccountReply, AccountIntent } from './schema.ts';
import type { WaysServices } from './ways-in.server.ts';

export type AccountServices = ConfirmServices &
  SessionServices &
  RecordServices &
  WaysServices & { log: Log };

export interface FormReply {
  status: number;
  answer: AccountReply;
}

type Record = (event: SecurityEvent, problem?: string) => Promise<void>;

export interface Handled {
  read: (name: string) => string;
  asking: HostSession;
  proof: Proof;
  /** Browser and system in words; '' when unknown. */
  device: string;
  record: Record;
}

export type Handle = (services: AccountServices, handled: Handled) => Promise<FormReply>;

const refusals = {
  'change-password': 'password change refused',
  'replace-code': 'recovery code change refused',
  'add-passkey': 'passkey change refused',
  'remove-passkey': 'passkey change refused',
  'link-provider': 'provider change refused',
  'unlink-provider': 'provider change refused',
  'end-session': 'sign-out of others refused',
  'end-other-sessions': 'sign-out of others refused',
} as const satisfies Partial<{ [Intent in AccountIntent]: SecurityEvent }>;

/** Refuses what needs a proof, and records a wrong password or passkey. */
export async function refuse(
  intent: keyof typeof refusals,
  problem: LogInProblem,
  record: Record,
): Promise<FormReply> {
  if (isWrong(problem)) await record(refusals[intent], problem);
  const { status, ...refusal } = describeRefusal(problem);
  return { status, answer: { intent, ok: false, ...refusal } };
}
