export interface SampleInvitation {
  title: string;
  theme: readonly string[];
  when: string;
  where: string;
}

export const sampleOpening = 'You’re invited to';

export const sampleInvitations: readonly SampleInvitation[] = [
  {
    title: 'Zero Gravity Birthday',
    theme: ['Neon', 'Sci-fi', 'Dance Pop'],
    when: 'Saturday, March 6 · 9:00 PM',
    where: 'Dock 9, Rotterdam',
  },
  {
    title: 'Maya & Jonah’s Garden Supper',
    theme: ['Romantic', 'Pastel', 'Cottagecore'],
    when: 'Saturday, June 12 · 4:00 PM',
    where: 'Orchard House, Bath',
  },
  {
    title: 'The Monster Mash',
    theme: ['Spooky', 'Monochrome', 'Retro'],
    when: 'Friday, October 29 · 8:00 PM',
    where: 'The Old Rialto, Salem',
  },
  {
    title: 'Otis Is Six!',
    theme: ['Playful', 'Retro'],
    when: 'Sunday, May 9 · 2:00 PM',
    where: '11 Juniper Street, Leeds',
  },
  {
    title: 'A Toast to Dr. Adeyemi',
    theme: ['Gold & Glitter', 'Classy'],
    when: 'Friday, July 2 · 7:00 PM',
    where: 'The Glass Hall, Lagos',
  },
  {
    title: 'Slow Sunday on the Roof',
    theme: ['Chill', 'Lo-fi'],
    when: 'Sunday, August 15 · 5:00 PM',
    where: 'Top floor, Rua da Bica 4',
  },
  {
    title: 'Waiting for Little Bear',
    theme: ['Dreamy', 'Fairytale', 'Pastel'],
    when: 'Saturday, April 17 · 11:00 AM',
    where: 'At Noor’s',
  },
  {
    title: 'Schubert in the Salon',
    theme: ['Classical', 'Classy'],
    when: 'Thursday, November 18 · 7:30 PM',
    where: 'Lindenallee 2, Vienna',
  },
  {
    title: 'Last Gig in the Garage',
    theme: ['Indie', 'Retro', 'Neon'],
    when: 'Friday, September 3 · 8:00 PM',
    where: 'Behind number 40',
  },
];

const onShow = 3;

export const countDeals = () => Math.ceil(sampleInvitations.length / onShow);

export function listDeal(deal: number): readonly SampleInvitation[] {
  return sampleInvitations.slice(deal * onShow, (deal + 1) * onShow);
}

/** Keyed by the property that names each text's face (home-fan.module.css). */
export function listSampleTexts({ title, when, where }: SampleInvitation): Record<string, string> {
  return {
    '--font-script': sampleOpening,
    '--font-display': title,
    '--font-body': when + where,
  };
}
