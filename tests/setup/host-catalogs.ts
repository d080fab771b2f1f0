import ar from '#app/features/words/host/ar.json' with { type: 'json' };
import de from '#app/features/words/host/de.json' with { type: 'json' };
import es from '#app/features/words/host/es.json' with { type: 'json' };
import fr from '#app/features/words/host/fr.json' with { type: 'json' };
import hi from '#app/features/words/host/hi.json' with { type: 'json' };
import it from '#app/features/words/host/it.json' with { type: 'json' };
import ja from '#app/features/words/host/ja.json' with { type: 'json' };
import nl from '#app/features/words/host/nl.json' with { type: 'json' };
import pl from '#app/features/words/host/pl.json' with { type: 'json' };
import pt from '#app/features/words/host/pt.json' with { type: 'json' };
import sl from '#app/features/words/host/sl.json' with { type: 'json' };
import tr from '#app/features/words/host/tr.json' with { type: 'json' };
import zh from '#app/features/words/host/zh.json' with { type: 'json' };
import type { Language } from '#app/platform/language/languages.ts';

/** What hosts read, by the English text. */
export const hostCatalogs: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>
> = { de, fr, es, it, pt, nl, pl, sl, tr, ar, hi, zh, ja };
