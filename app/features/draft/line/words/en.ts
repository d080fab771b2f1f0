import type { LineWords } from '../line-words.ts';

export const words: LineWords = {
  at: 'at|@',
  inPlace: 'in|inside|near|by the|on the',
  article: 'the|my|our|their|his|her|your',
  onDay: 'on|the|on the|this',
  ofMonth: 'of',
  from: 'from|between|starting|starts|starts at|starting at|begins|begins at',
  to: 'to|till|til|until|and|through',
  until: 'until|till|til|ends at|ends',
  untilLate: '(?:until|till|til) (?:late|the end|dawn|sunrise|whenever)|open end|late',
  or: 'or',
  and: 'and|&',
  by: 'by',
  hostedBy: 'hosted by|host:|hosts:',
  with: 'with',
  nearDays: { 'the day after tomorrow': 2, 'day after tomorrow': 2, tonight: 0 },
  noDayAfter: 'after|from|before|since',
  noDayBefore: 'week|fortnight',
  next: 'next|coming',
  this: 'this',
  hour: "o'clock|o’clock|oclock|h|hrs|sharp|onwards|onward",
  am: 'a\\.m\\.|am|in the morning',
  pm: 'p\\.m\\.|pm|in the evening|in the afternoon|at night',
  noon: 'noon|midday',
  midnight: 'midnight',
  morning: 'brunch|breakfast|morning|lunch|luncheon',
  numbers:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|thirty|half|quarter|night|last|least|first|once|dawn|dusk|sunset|sunrise|noonish',
  street:
    'street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|sq|boulevard|blvd|court|terrace|row|crescent|highway',
  style: 'style|styled|theme|themed|vibe|vibes|look|party|kind|very|bit|and|with',
  noPlace:
    'style|love|honou?r|advance|person|person only|case|private|public|secret|memory|memoriam|costume|black|white|red|pink|short|general|total|fact|spirit|need|time|full|bloom|character|disguise|peace|two|pairs|the (?:morning|afternoon|evening|dark|meantime|end|beginning|mood|spirit)|all|random|work|rest|risk|our best|heart|hand|ease|it',
  occasions: {
    'Birthday Party':
      'birthday|bday|b-day|turns \\d+|is turning|turning \\d+|\\d+(?:st|nd|rd|th) birthday',
    'Dinner Party': 'dinner|supper|dinner party',
    'Brunch Party': 'brunch',
    'Night Party': 'night party|night out|party night|clubbing|rave|disco',
    'Pool Party': 'pool',
    'Graduation Party': 'graduation|graduates|graduating|grad party|commencement',
    'Baby Shower': 'baby shower|sprinkle',
    Housewarming:
      'housewarming|house warming|house-warming|new home|new house|new flat|new apartment',
  },
};
