import { texts } from '#app/platform/language/texts.ts';

/** Of the sample invitations that the home page's covers show, by the ids of their looks (behaviour 2.3). */
export const coverTitles: Readonly<Record<string, string>> = texts({
  'big-birthday': 'Otis Is Six!',
  'garden-supper': 'Maya & Jonah’s Garden Supper',
  seaside: 'Brunch at Mia’s',
  'neon-bar': 'Glow Till Dawn',
  'once-upon-a-time': 'Waiting for Little Bear',
  'gold-gala': 'Champagne at Midnight',
  poolside: 'Cannonball Season',
  'vinyl-evening': 'New Keys, First Soup',
  'old-school': 'Dr. Adeyemi!',
  concert: 'Nora & Sam',
  'late-show': 'The Monster Mash',
  'plain-and-simple': 'Remembering Ruth',
});
