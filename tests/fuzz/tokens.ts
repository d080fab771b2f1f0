import { lookalikes, nastyStrings } from '#tests/fixtures/nasty-strings.ts';

/** Separated by '¦', which no parser treats specially; escapes are those of JSON. */
const list = (text: string) => text.split('¦').map((one) => JSON.parse(`"${one}"`) as string);

/** Words that programs mistake for something else. */
export const nasty: readonly string[] = Object.values(lookalikes);

const common = list('a¦ ¦\\u0000¦\\ud800¦é¦王');

/** What each kind of text is made of. */
export const tokens = {
  form: [...common, ...list('=¦&¦%¦%00¦%ff¦+¦&&¦answer=yes¦;')],
  upload: [
    ...common,
    ...list(
      '--b\\r\\n¦--b--¦\\r\\n¦\\r\\n\\r\\n¦\\"¦;¦Content-Disposition: form-data; name=¦filename=',
    ),
  ],
  json: [...common, ...list('{¦}¦[¦]¦\\"¦:¦,¦\\\\¦1¦null¦\\"a\\"¦\\\\u¦-¦e')],
  cookie: [
    ...common,
    ...list(
      'festoon.guest=¦festoon.session=¦festoon.device=¦festoon.live=¦festoon.desk=¦;¦=¦\\"¦e30=¦%',
    ),
  ],
  query: [
    ...common,
    ...nasty,
    ...list('find=¦show=¦label=¦invite=¦t=¦q=¦redirect=¦&¦=¦%¦%00¦+¦//x¦page='),
  ],
  path: [
    ...common,
    ...nasty,
    ...list('/¦//¦.¦..¦%¦%2f¦%00¦%ff¦host¦events¦guest¦.data¦:¦?¦\\\\¦*'),
  ],
  token: [...common, ...nasty, ...list('A¦_¦-¦=¦%¦%00¦/')],
  address: [...common, ...list('@¦.¦-¦ana¦x.org¦\\"¦<¦>¦[¦::1¦例え¦xn--')],
  lines: [
    ...common,
    ...list(
      '@¦\\"¦{¦}¦#¦+1¦,¦;¦\\t¦\\n¦<¦>¦(¦[¦|¦.¦-¦- ¦1. ¦\\r\\n¦Name¦Email¦mailto:¦:::¦，¦“¦„¦\\u2028¦\\u202e',
    ),
    ...list('Ana¦ana@x.org¦<ana@x.org>¦\\"Ana\\"¦#kin¦{Luc, Inés (child)}'),
  ],
  csv: [
    ...common,
    ...list(
      '\\"¦,¦;¦\\n¦\\t¦|¦\\"\\"¦\\r\\n¦\\"\\n¦\\"a\\"¦Name¦Vorname¦Email¦Plus¦sep=;\\n¦\\ufeff¦名¦PK',
    ),
    ...list("'=1¦=1+1¦ana@x.org¦{Luc}¦+2"),
  ],
  words: [
    ...common,
    ...nastyStrings.slice(0, 10),
    ...list(
      'neon¦pink¦dark¦-¦no ¦very ¦und ¦#ff0000¦ß¦\\n¦;¦,¦\\\\¦\\r¦BEGIN:VEVENT¦END:VCALENDAR¦:',
    ),
  ],
  picture: list(
    '\\u00ff¦\\u00ff\\u00d8¦\\u00ff\\u00e1\\u0000\\u0002¦\\u0000\\u0000\\u0000\\bfree¦RIFF¦\\u0000¦a',
  ),
} as const;

export const formNames = list(
  'answer¦extra¦name¦skip¦person¦coming¦companion¦note¦decide-by¦hidden¦confirm¦q.food¦q.food.luc¦q.¦q.__proto__¦q.constructor.toString¦asked¦shown¦mail-address¦maybe¦show¦intent¦username¦mode¦message¦title¦id¦role¦copyId¦restore¦remove¦token¦t¦scope¦typed',
);

export const intents = list(
  'edit¦record¦answers¦remove¦links¦label¦recordMany¦undo¦name¦merge¦cancel¦reinstate¦copy¦delete¦invite-member¦remove-member¦sign-in¦notify¦replies¦choose-replies¦mail-address¦replace-feed¦display-name¦send¦preview¦correct¦reply¦address',
);

export const formValues = [
  ...list('yes¦no¦maybe¦0¦1¦10¦11¦-1¦¦luc¦food¦2027-06-12¦{}¦\\u0000¦x'),
  ...intents,
  ...nasty,
];
