import { handleAccountForm } from '#app/features/host/account/account-form.server.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import type { Mailer } from '#app/features/mail/mailer.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import { say } from '#app/platform/language/say.ts';

import type { AccountAnswered } from './account-screens.tsx';
import { handleAddressForm } from './own-address.server.ts';
import { replaceOwnFeed } from './own-feed.server.ts';

interface Post {
  request: Request;
  /** The host's network address. */
  address: string;
  host: Host;
  form: FormData;
}

/**
 * Handles a form of the account's screens. A new address for the calendar feed is in this reply and nowhere else
 * (behaviour 26.13).
 */
export async function runAccountPost(
  services: AccountServices & { mail: Mailer },
  sent: Post,
): Promise<{ status: number; reply: AccountAnswered }> {
  const mail = await handleAddressForm(services, sent);
  if (mail) return { status: mail.ok ? 200 : (mail.status ?? 422), reply: { mail } };
  const answered = await handleAccountForm(services, sent);
  if (answered) return { status: answered.status, reply: { answer: answered.answer } };
  if (readTextField(sent.form, 'intent') !== 'replace-feed') {
    const problem = say('This page is out of date. Please open it again.');
    return { status: 400, reply: { problem } };
  }
  const { status, feed } = await replaceOwnFeed(services, sent);
  return { status, reply: { feed } };
}
