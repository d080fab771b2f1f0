import { redirect } from 'react-router';

import { messages } from '#app/features/invite/messages.ts';
import { isTypedOver } from '#app/features/invite/own-words/change-words.server.ts';
import { removeWords, saveWords } from '#app/features/invite/own-words/save-words.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { say } from '#app/platform/language/say.ts';
import { getSettingPath } from '#app/platform/paths.ts';

import { type WordsForm, type WordsRefusal, fieldNames } from './schema.ts';

interface Refused {
  ok: false;
  message: string;
  words?: WordsRefusal;
}

type Outcome = Response | { status: number; reply: { ok: true; done: 'words' } | Refused };

/** The texts of the fields whose names start with `prefix`, by key. */
function readFields(form: WordsForm, prefix: string): Map<string, string> {
  const fields = Object.entries(form).filter(([name]) => name.startsWith(prefix));
  return new Map(
    fields.flatMap(([name, text]) =>
      typeof text === 'string' ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}

/** 'key=mark key=mark' */
const readMarks = (shown: string) =>
  new Map(shown.split(' ').map((pair) => pair.split('=').slice(0, 2) as [string, string]));

const gone: Outcome = { status: 404, reply: { ok: false, message: messages.notFound } };

/** Saves what was typed in a language, or removes the language. A refused form changes nothing. */
export async function runWordsAction(
  services: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: OwnedInvite,
  form: WordsForm,
): Promise<Outcome> {
  const { language } = form;
  if (language === invite.language) {
    const message = say('The invitation itself is in this language now. Nothing was saved.');
    return { status: 422, reply: { ok: false, message } };
  }
  if (form.intent === 'remove-words') {
    const removed = await removeWords(services, invite, language);
    if (!removed.ok) return gone;
    return redirect(`${getSettingPath(invite.id, 'words')}?removed=${language}`);
  }
  const texts = readFields(form, fieldNames.text(''));
  const fits = new Set(readFields(form, fieldNames.fits('')).keys());
  const seen = readMarks(form.shown);
  const saved = await saveWords(services, invite, { language, texts, fits, seen });
  if (saved.ok) return { status: 200, reply: { ok: true, done: 'words' } };
  if (saved.error === 'gone') return gone;
  const { status, message, errors, marks: told } = saved.error;
  const typed = [...texts].filter(([key, text]) => isTypedOver(text, seen.get(key)));
  const before = typed.map(([key]) => [key, seen.get(key) ?? '.']);
  const marks = { ...Object.fromEntries(before), ...told } as Record<string, string>;
  const words = { errors, typed: Object.fromEntries(typed), marks };
  return { status, reply: { ok: false, message, words } };
}
