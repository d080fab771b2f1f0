import { foldAccents } from './grammar.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(foldAccents(list).split(' '));

/** Before what they deny, in all languages that separate words. */
const denials = setOf(
  'not without minus zero kein keine keinen keiner keinem ohne sin ningun ninguna sans aucun aucune pas senza niente sem nenhum ' +
    'nenhuma geen zonder bez zadnych brez بدون بلا بغير بدون_أي बिना',
);
/** They carry a denial on to the next word. */
const joints = setOf(
  'or nor oder und noch ni ou et né nem o e y of en noch ani i ali in veya أو و या',
);
/** Between a number or a denial and what it is about. */
const fillers = setOf(
  'a an another ein eine einen un una uno une um uma een any more little small big tiny baby kleine kleinen grosse pequenos pequenas petits petites de des d piccoli piccole ' +
    'mas grote male mali majhne kucuk tane',
);
/** A number before them counts them, not what follows: 'two day hike'. */
const spans = setOf(
  'day days night nights hour hours week weeks year years course courses tage tag stunden wochen jahre dias horas anos semanas jours ' +
    'heures ans semaines giorni ore anni dagen uur jaar dni godzin lat dnevi ur let gun saat yil يوم ايام سنوات दिन घंटे साल and of und y et',
);
/** 'Not only' denies nothing. */
const notOnly = setOf(
  'only just nur bloss solo solamente seulement solamente so apenas alleen tylko samo sadece',
);

const numbers: ReadonlyMap<string, number> = new Map(
  [
    '2 two twin twins zwei zwillinge zwillings dos gemelos gemelas deux jumeaux jumelles due gemelli gemelle dois duas gemeos gemeas twee tweeling dwa dwie dwoje blizniaki blizniakow dve dva dvojcka dvojcki iki ikiz ikizler اثنان اثنين اثنتان توام दो जुड़वां',
    '3 three triplets drei drillinge tres trillizos trois triples tre tres drie trzy trzech tri trije uc ثلاث ثلاثه तीन',
    '4 four vier cuatro quatre quattro quatro vier cztery stiri stirje اربع اربعه चार',
    '5 five funf cinco cinq cinque cinco vijf piec bes خمس خمسه पांच पाँच',
  ].flatMap((list) => {
    const count = Number(list.charAt(0));
    return foldAccents(list)
      .split(' ')
      .map((word) => [word, count] as const);
  }),
);
const twins = setOf(
  'twins twin zwillinge gemelos gemelas jumeaux jumelles gemelli gemelle gemeos gemeas tweeling blizniaki dvojcka dvojcki ikiz ikizler توام जुड़वां',
);

const plainNo = /(^|[,.;:!?–—-]\s*|\s(?:and|but|with|just|please|y|pero|e)\s)no\s/gu;

const elseThan =
  /(?<!\p{L})(?:anything but|everything but|instead of|rather than|anstatt|statt|anstelle von|en vez de|en lugar de|au lieu de|plutôt que|invece di|em vez de|in plaats van|zamiast|namesto)(?= )/gu;
/** 'Nut-free', 'alkoholfrei'. */
const free = /(?<!\p{L})(\p{L}{3,})(?:-free|-?frei(?:e[mnrs]?)?|-?vrije?)(?!\p{L})/gu;

/** 'No' denies where a phrase begins; elsewhere it is the Portuguese 'in the'. So do 'instead of' and '-free'. */
export const spellOutNo = (text: string) =>
  text.replace(plainNo, '$1without ').replace(elseThan, 'without').replace(free, 'without $1');

/** Whether the words before `at` deny what begins there: 'no', 'keine', or a denial that 'or' carries on. */
export function isDenied(words: readonly string[], at: number, deniedBefore: number): boolean {
  let before = at - 1;
  while (before >= 0 && fillers.has(words[before] ?? '')) before--;
  const word = words[before] ?? '';
  if (notOnly.has(word)) return false;
  if (denials.has(word)) return words[before - 1] !== 'के';
  return joints.has(word) && deniedBefore >= 0 && before - deniedBefore <= 1;
}

const without = /^(.{3,})s[iu]z(?:lar|ler)?$/;
/** The word without Turkish '-siz', which denies it; undefined when it has none. */
export const takeDenial = (word: string): string | undefined => without.exec(word)?.[1];

/** Hindi 'के बिना' stands behind what it denies. */
export const isDeniedAfter = (words: readonly string[], end: number): boolean =>
  words[end] === 'के' ? words[end + 1] === 'बिना' : words[end] === 'नहीं' || words[end] === 'yok';

/** Two to five of what begins at `at`, or null; one word may stand between, as a color does. */
export function countBefore(words: readonly string[], at: number): number | null {
  let before = at - 1;
  while (before >= 0 && fillers.has(words[before] ?? '')) before--;
  const found = numbers.get(words[before] ?? '');
  if (found !== undefined || before < 1 || spans.has(words[before] ?? '')) return found ?? null;
  return numbers.get(words[before - 1] ?? '') ?? null;
}

/** Twins are two wherever they are named. */
export const namesTwins = (words: readonly string[]) => words.some((word) => twins.has(word));

const unspacedNumbers = '两兩二双三四五2345';
const counters = /([两兩二双三四五2-5])[只個个匹羽头頭条條位人つの]{0,2}$/u;
const countOf: Readonly<Record<string, number>> = { 三: 3, 四: 4, 五: 5, 3: 3, 4: 4, 5: 5 };

/** In Chinese and Japanese, which have no spaces: what stands before and after a term. */
export function heedRun(before: string, after: string) {
  const found = counters.exec(before)?.[1];
  return {
    isDenied:
      /(?:没有|沒有|不要|无|無|别)$/u.test(before) || /^(?:なし|抜き|禁止|不要)/u.test(after),
    count: found && unspacedNumbers.includes(found) ? (countOf[found] ?? 2) : null,
  };
}

const titles = setOf(
  'mr mrs ms miss sir lady uncle aunt auntie herr frau familie onkel tante senor senora don dona tio tia monsieur madame oncle ' +
    'signor signora zio zia senhor senhora meneer mevrouw oom pan pani gospod gospa teta stric bay bayan السيد السيده श्री श्रीमती',
);

/** After 'Mrs' or 'Herr' stands a name: 'Frau Wolf' is no wolf. */
export const isName = (words: readonly string[], at: number): boolean =>
  titles.has(words[at - 1] ?? '');

const oldest = 120;
const ages = [
  /(?<![\p{L}\p{N}])(\d{1,3})(?:st|nd|rd|th|e|eme|er|[.ºª°])(?= )/u,
  /(?<![\p{L}\p{N}])(\d{1,3}) ?(?:years|year|jahre|anos|ans|anni|jaar|lat|let|yas|yil|साल|سنه|سنوات|岁|歲|歳|周年)/u,
  /(?:turns|turning|wird|cumple|compie|faz|wordt|konczy|praznuje) (\d{1,3})(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(\d{1,3}) ?(?:geburtstag|birthday|dogum gunu|rojstni dan|urodziny|compleanno|anniversaire)/u,
];

/** 'Dad's 60th', '60 Jahre': an age or an anniversary, never a year or an hour. */
export function findAge(text: string): number | null {
  const folded = foldAccents(text);
  const found = ages.map((form) => Number(form.exec(folded)?.[1])).find((age) => age > 0);
  return found !== undefined && found <= oldest ? found : null;
}
