import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createToken } from '#app/platform/ids.server.ts';

const minuteMs = 60 * 1000;
const validMs = 5 * minuteMs;
/** At a provider somebody may have to find a second factor, or set a new password. */
const validAtProviderMs = 30 * minuteMs;
/** The oldest beyond this number are deleted, so that a flood cannot fill the disk. */
const mostOpen = 10_000;

interface ChallengeServices {
  db: Db;
  clock: Clock;
}

/** A challenge for one session is valid in no other. */
export type ChallengePurpose =
  | 'log-in'
  | `confirm ${string}`
  | `add ${string}`
  | `provider ${string}`;

/**
 * Creates a base64url challenge, valid once and for five minutes, for a provider for thirty (behaviour 37.4, 47.5).
 */
export async function createChallenge(
  { db, clock }: ChallengeServices,
  purpose: ChallengePurpose,
): Promise<string> {
  const now = clock();
  const challenge = createToken();
  await db
    .deleteFrom('passkey_challenges')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb(
          'expires_at',
          '<=',
          eb
            .selectFrom('passkey_challenges')
            .select('expires_at')
            .orderBy('expires_at', 'desc')
            .offset(mostOpen)
            .limit(1),
        ),
      ]),
    )
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      expires_at: now + (purpose.startsWith('provider') ? validAtProviderMs : validMs),
    })
    .execute();
  return challenge;
}

/** Deletes a challenge. False when there is none, or it has expired. */
export async function takeChallenge(
  { db, clock }: ChallengeServices,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
