import { partyTypes } from '#app/features/draft/parts/party-type.ts';
import { covers } from '#app/features/theme/covers.ts';
import { readyLooks } from '#app/features/theme/ready-looks.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

/** What the page's script says of a line, with values such as '{time}' still to be put in. */
export type MarkWords = ReturnType<typeof listMarkWords>;

/** For an attribute of the page, whose script has no catalog. */
export function listMarkWords() {
  const text = '{text}';
  const time = '{time}';
  return {
    until: say('until {time}', { time }),
    from: say('from {time}', { time }),
    openEnd: say('open end'),
    by: say('by {names}', { names: '{names}' }),
    asked: say('{text} is asked on the next page', { text }),
    soFar: say('Read so far: {list}.', { list: '{list}' }),
    kinds: {
      title: say('the title {text}', { text }),
      date: say('the date {text}', { text }),
      time: say('the time of the event {text}', { text }),
      place: say('the place {text}', { text }),
      activity: say('an activity {text}', { text }),
      look: say('the look {text}', { text }),
      occasion: say('the occasion {text}', { text }),
      host: say('the hosts {text}', { text }),
      guests: say('guests {text}', { text }),
    },
    names: listNames(),
  };
}

/** Looks, their tags and occasions by their English names; empty in English. */
function listNames(): Record<string, string> {
  if (getLanguage() === 'en') return {};
  const looks = readyLooks.flatMap(({ name, tags }) => [name, ...tags]);
  const all = [...looks, ...partyTypes, ...covers.map(({ type }) => type.type)];
  return Object.fromEntries(all.map((name) => [name, say(name)]));
}
