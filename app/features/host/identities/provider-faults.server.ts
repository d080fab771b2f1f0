import * as oidc from 'openid-client';

import type { ProviderProblem } from './schema.ts';

const longestReason = 300;

/** Errors of a client that does not fit the provider's record of it. */
const oursToMend = new Set([
  'invalid_client',
  'unauthorized_client',
  'invalid_scope',
  'unsupported_response_type',
  'unsupported_grant_type',
]);

function judgeAnswer(code: string): ProviderProblem {
  if (code === 'access_denied') return 'canceled';
  if (code === 'server_error' || code === 'temporarily_unavailable') return 'unreachable';
  if (code === 'invalid_grant') return 'lost';
  return oursToMend.has(code) ? 'misconfigured' : 'refused';
}

function judgeStatus(status: number): ProviderProblem {
  return status >= 500 || status === 429 ? 'unreachable' : 'misconfigured';
}

/** Where the provider says its parts are, or what it says of somebody. */
export type ProviderStep = 'discovery' | 'answer';

/** What a failed step at the provider means for somebody who wants to sign in (behaviour 47.6). */
export function judgeFault(step: ProviderStep, error: unknown): ProviderProblem {
  if (error instanceof oidc.AuthorizationResponseError) return judgeAnswer(error.error);
  if (error instanceof oidc.ResponseBodyError) {
    return error.status >= 500 ? 'unreachable' : judgeAnswer(error.error);
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'misconfigured';
  if (!(error instanceof oidc.ClientError)) return 'unreachable';
  const { cause, code = '' } = error;
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'unreachable';
  if (cause instanceof Response) return judgeStatus(cause.status);
  return step === 'discovery' ? 'misconfigured' : 'refused';
}

/** For the log. Names a code, a claim or a setting, and holds no token. */
export function describeFault(error: unknown): string {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'wrong client ID or secret';
  const parts: unknown[] = [];
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError) {
    parts.push(error.error, error.error_description);
  } else if (error instanceof Error) {
    const { cause } = error;
    parts.push((error as { code?: unknown }).code, error.message);
    if (cause instanceof Response) parts.push(`status ${cause.status}`);
    else if (cause instanceof Error) parts.push((cause as { code?: unknown }).code, cause.message);
  }
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join(': ')
    .slice(0, longestReason);
}
