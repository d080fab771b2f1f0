import { keepHostLanguage } from '#app/features/host/language/host-language.server.ts';
import { toSafeRedirect } from '#app/features/host/rules.ts';
import { findCurrentHost } from '#app/features/host/sessions.server.ts';
import * as addresses from '#app/platform/addresses.ts';
import { readForm, readTextField } from '#app/platform/form.server.ts';
import { languageField } from '#app/platform/language/language-query.ts';
import { findLanguage } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import type { SiteContext } from '#app/site-context.ts';

/** The page that a form was sent from, so that no page carries its own address. */
function findPage(c: SiteContext): string {
  const from = URL.parse(c.req.header('Referer') ?? '');
  return toSafeRedirect(from && from.pathname + from.search, addresses.home);
}

/** The switch at the foot of a page. Leads back to it; an unknown language changes nothing (behaviour 49.81). */
export async function changeHostLanguage(c: SiteContext): Promise<Response> {
  const { services, request } = c.var;
  const form = await readForm(request);
  if (!form.ok) return c.text(say(form.error.message), form.error.status);
  const language = findLanguage(readTextField(form.value, languageField));
  if (language !== null) {
    const host = await findCurrentHost(services, c.req.raw);
    c.header('Set-Cookie', await keepHostLanguage(services, host?.uid ?? null, language));
  }
  return c.redirect(findPage(c), 303);
}
