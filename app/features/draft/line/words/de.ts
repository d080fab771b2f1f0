import type { LineWords } from '../line-words.ts';

export const words: LineWords = {
  at: 'bei|@|beim',
  atHour: 'um|ab|gegen',
  inPlace: 'in|im|in der|in den|am|an der|an den|auf|auf dem|auf der|zu|zum|zur|vor dem',
  inThe: 'im|in der|in den|am|an der|an den|auf dem|auf der|beim|zum|zur|vor dem',
  article: 'der|die|das|dem|den|mein|meine|meiner|meinem|unser|unsere|unserer|unserem|uns|mir',
  onDay: 'am|den|der|dem|vom|diesen',
  dayParts: 'abend|nachmittag|morgen|mittag|vormittag|nacht',
  from: 'von|zwischen|ab|um',
  to: 'bis|und|bis um',
  until: 'bis|ende',
  untilLate: 'bis (?:spät|spat|spaet|open end|in die nacht|zum morgengrauen)|open end|ende offen',
  or: 'oder',
  and: 'und|&',
  by: 'von|vom',
  hostedBy: 'eingeladen von|gastgeber:?|gastgeberin:?|es laden ein:?',
  with: 'mit',
  next: 'nächste|nächsten|nächster|nächstes|naechste|naechsten|kommende|kommenden|kommender|kommendes',
  this: 'diese|diesen|dieser|dieses',
  hour: 'uhr|h',
  am: 'morgens|früh|am morgen|vormittags|am vormittag|am frühen morgen',
  pm: 'abends|am abend|nachmittags|am nachmittag|nachts',
  noon: 'mittag|12 uhr mittags|mittags',
  midnight: 'mitternacht',
  morning: 'brunch|frühstück|fruehstueck|frühschoppen|vormittag|mittagessen|zmorge',
  numbers:
    'abend|vormittag|nachmittag|nacht|ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb \\w+|viertel \\w+|viertel vor \\w+|viertel nach \\w+|halb|viertel|dreiviertel \\w+',
  street:
    '-strasse|-straße|-str|-gasse|-weg|-platz|-allee|-ufer|-ring|-damm|strasse|straße|weg|platz',
  style: 'stil|look|motto|thema|party|fest|ein|eine|im|bisschen|sehr|und|mit',
  noPlace:
    'liebe|schwarz|weiß|weiss|rot|bunt|kürze|ruhe|ordnung|kostüm|tracht|abendgarderobe|gedenken|erinnerung|memoriam|freude|stille',
  occasions: {
    'Birthday Party':
      'geburtstag\\p{L}*|geburi|wird \\d+|werde \\d+|\\d+\\.? geburtstag|geburtstagsfest',
    'Dinner Party': 'abendessen|dinner|nachtessen|znacht',
    'Brunch Party': 'brunch',
    'Night Party': 'disco|rave|clubnacht|partynacht',
    'Pool Party': 'pool\\p{L}*',
    'Graduation Party': 'abschlussfeier|abifeier|abiball|diplomfeier|maturafeier|abschluss',
    'Baby Shower': 'babyparty|baby shower|babyshower',
    Housewarming: 'einweihung\\p{L}*|einzugsparty|einzugsfeier|hauseinweihung',
  },
};
