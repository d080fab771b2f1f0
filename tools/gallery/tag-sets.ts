import type { Draft } from '#app/features/draft/schema.ts';

import { nextYear } from '../party.ts';

export interface Party {
  slug: string;
  draft: Partial<Draft> & Pick<Draft, 'eventName' | 'theme' | 'eventType'>;
}

/** All tags, likely combinations, typed themes, no theme: slug | theme | type | name | times | place | message */
const rows = `
romantic-pastel-cottagecore | Romantic, Pastel, Cottagecore | Dinner Party | Maya & Jonah’s Garden Supper | 06-12 16:00-22:00 | Orchard House, 14 Mill Lane, Bath | Wear something you can sit on the grass in. We will have long tables, too much bread, and music until the lanterns go out.
spooky-monochrome-retro | Spooky, Monochrome, Retro | Night Party | The Monster Mash | 10-29 20:00-01:00 | The Old Rialto, 402 Kirk Street, Salem | Black and white costumes only, as if you walked out of a 1950s monster reel. Prizes for the best scream.
neon-scifi-dance-pop | Neon, Sci-fi, Dance Pop | Birthday Party | Zero Gravity Birthday | 03-06 21:00-03:00 | Dock 9, 9 Harbour Road, Rotterdam | Glow paint at the door, full set from ten. Bring shoes you can dance in and a friend who can keep up.
gold-classy | Gold & Glitter, Classy | Night Party | Champagne at Midnight | 12-31 20:30-02:00 | The Wintergarten, Potsdamer Straße 96, Berlin | Black tie, gold shoes. The band starts at nine and nobody goes home before the bells.
chill-lo-fi | Chill, Lo-fi | Brunch Party | Slow Sunday on the Roof | 08-01 11:00-16:00 | Rua da Rosa 12, Lisbon | No plans, no speeches. Cushions, cold coffee and whatever record you want to hear.
dreamy-fairytale | Dreamy, Fairytale | Baby Shower | Once Upon a Little One | 04-17 14:00-17:00 | Lindenhof, Seestrasse 3, Zürich | Bring a story that you loved when you were small. We will read them all to her.
playful | Playful | Birthday Party | Leo Turns Five! | 05-22 15:00-18:00 | The big meadow, Vondelpark, Amsterdam | Cake at four, treasure hunt at half past. Clothes that may get muddy, please.
classical-classy | Classical, Classy | Dinner Party | An Evening of Chamber Music | 11-13 19:00-22:30 | Palais Auersperg, Auerspergstraße 1, Vienna | Schubert before the main course, Dvořák after it.
indie-cottagecore | Indie, Cottagecore | Night Party | Songs by the Fire | 09-04 18:00-23:30 | Farmhouse at the end of Lower Road, Hereford | Tents welcome, guitars more so. Stew for everybody.
retro-dance-pop | Retro, Dance Pop | Birthday Party | Forty & Fabulous | 07-10 20:00-02:00 | Roller Palace, 88 Sunset Avenue, Leeds | Flares, glitter, roller skates. The floor is ours until two.
minimalist-monochrome | Minimalist, Monochrome | Night Party | Opening Night | 02-18 18:00-21:00 | Studio Null, Torstraße 140, Berlin | Twelve photographs. One room.
romantic-red | Romantic, deep red | Dinner Party | Be Mine | 02-14 19:30-23:00 | Trattoria Lucia, Via dei Coronari 8, Rome | A long table for everyone we love.
spooky-fairytale | Spooky, Fairytale | Night Party | The Haunted Ball | 10-30 21:00-02:00 | Castle Ravenstone, North Gate | Masks on until the clock strikes twelve.
neon | Neon | Night Party | Glow Till Dawn | 08-20 22:00-05:00 | Basement 5, 31 Canal Street, Manchester | White shirts glow best.
pastel-dreamy | Pastel, Dreamy | Baby Shower | Clouds & Cupcakes | 03-28 13:00-16:00 | Café Wolke, Marienplatz 4, Munich | Tea, tiny socks and a guess at the name.
gold-fairytale | Gold & Glitter, Fairytale | Birthday Party | Elisa’s Quinceañera | 05-08 17:00-23:00 | Hacienda San Miguel, Querétaro | Vals at seven. Dress as for the ball of your life.
scifi-minimalist | Sci-fi, Minimalist | Night Party | Launch Day | 01-21 17:00-20:00 | Hangar 2, Tempelhof, Berlin | Three years of work, one button. Come and press it with us.
chill-beach | Chill, Playful, beach | Pool Party | Cannonball Season Opens | 06-26 12:00-19:00 | Lido Nord, Uferweg 1 | Towels, sun cream, terrible dives.
winter-classy | Classy, winter | Dinner Party | Winter Solstice Dinner | 12-21 18:00-23:00 | Hotel Tromsø, Storgata 5 | The longest night deserves the longest table.
graduation |  | Graduation Party | Congratulations, Dr Amara Okafor! | 07-03 15:00-20:00 | Senate House Lawn, Cambridge | Seven years, one thesis, a lot of jollof.
housewarming |  | Housewarming | New Keys, First Soup | 10-09 17:00-22:00 | Flat 4, 27 Calton Hill, Edinburgh | There are not enough chairs yet. Bring a cushion.
brunch |  | Brunch Party | Pancakes Until Noon | 09-19 09:30-12:30 | Our kitchen, Rue des Martyrs 40, Paris | We flip, you bring the jam.
lo-fi-indie | Lo-fi, Indie | Night Party | Vinyl Night | 11-05 19:00-00:30 | Back Room Records, Karl Johans gate 20, Oslo | Bring one record that deserves to be heard from the first groove to the last.
romantic-classical | Romantic, Classical | Dinner Party | Vows & Violins | 08-28 15:00-23:00 | Villa Rosa, Lake Como | The ceremony is short, the dinner is not.
`;

function toParty(row: string): Party {
  const [slug = '', theme = '', type = '', eventName = '', when = '', location = '', text = ''] =
    row.split(' | ');
  const [date, startTime = '', endTime = ''] = when.split(/[ -](?=\d\d:)/);
  const draft = {
    theme: theme === '' ? [] : theme.split(', '),
    eventType: [type],
    eventName,
    date: `${nextYear}-${date}`,
    startTime,
    endTime,
    endsNextDay: endTime < startTime,
    location,
    lat: 51.38,
    lng: -2.36,
    customMessage: text,
    activities: [],
  };
  return { slug, draft };
}

export const parties: readonly Party[] = rows.trim().split('\n').map(toParty);
