/**
 * Drawings in place of the icon set's, which say too little at their size or have too many points: 32 units wide and
 * high, flat, by the names of the set.
 */
export const ownDrawings: Readonly<Record<string, string>> = {
  'fishing-pole':
    '<path fill="#8B5A33" d="M7.9 24.4L24.4 2.6 25.1 3.1 9.2 25.4Z"/>' +
    '<path fill="#E0A458" d="M1.4 30.2L6.8 22.9 9.9 25.1 4.5 32C2.7 32.2 1.5 31.4 1.4 30.2Z"/>' +
    '<path fill="#5B6472" d="M11.9 20.6a3 3 0 1 0 0.1 6 3 3 0 0 0-0.1-6Z"/>' +
    '<path fill="#D5DBE3" d="M11.9 22.2a1.4 1.4 0 1 0 0.1 2.8 1.4 1.4 0 0 0-0.1-2.8Z"/>' +
    '<path fill="none" stroke="#5B6472" stroke-width=".6" d="M24.7 2.9C25.9 5.5 25.9 8 25.5 11.4M13.7 21L23.5 6.4"/>' +
    '<path fill="#F58231" d="M25.5 10.8C30.1 13.2 30.5 20.4 26.5 25L29.5 29.6C27.5 29.7 26.3 29.2 25.5 28.4 24.7 29.2 23.5 29.7 21.5 29.6L24.5 25C20.5 20.4 20.9 13.2 25.5 10.8Z"/>' +
    '<path fill="#FFD9A8" d="M25.5 10.8C23.9 15 23.9 20.4 25.5 25.9L24.5 25C20.5 20.4 20.9 13.2 25.5 10.8Z"/>' +
    '<path fill="#2F8F9D" d="M22.5 17.6C24.5 16.8 26.7 16.8 28.6 17.6L28.5 19.6C26.6 18.8 24.5 18.8 22.4 19.6ZM22.9 21.6C24.7 20.9 26.5 20.9 28.1 21.6L27.3 23.4C26.1 22.9 24.9 22.9 23.7 23.4Z"/>' +
    '<path fill="#212121" d="M27.1 13.6a0.9 0.9 0 1 0 0.1 0Z"/>',
  fish:
    '<path fill="#2F8F9D" d="M10.6 10.6C12.6 5 19 4.8 21.4 10.8L18.4 13ZM12 22.4C13.4 26.8 17.6 27.4 19.8 23.6Z"/>' +
    '<path fill="#F58231" d="M1.6 17.2C6 8.4 17 6.6 23.4 15.2L30.8 8.8C29.4 14 29.4 20.2 30.8 25.4L23.4 19.2C17 27.4 6 26 1.6 17.2Z"/>' +
    '<path fill="#FFD9A8" d="M1.6 17.2C8 20.8 17 21.6 23.4 19.2 17 27.4 6 26 1.6 17.2Z"/>' +
    '<path fill="#2F8F9D" d="M12.6 10.2C15.4 14 15.4 20 12.6 23.9L15.6 24C18.4 19.6 18.4 14 15.6 10Z"/>' +
    '<path fill="#fff" d="M7.4 13a2 2 0 1 0 .1 0Z"/><path fill="#212121" d="M7.2 14a1 1 0 1 0 .1 0Z"/>',
  pig:
    '<path fill="none" stroke="#E8618C" stroke-width="1.3" d="M28 16.4C30 15.6 30.8 17.4 29.6 18.2 28.4 19 27.4 17.4 28.6 16.2 29.4 15.2 30.8 15 31.4 15.4"/>' +
    '<path fill="#E8618C" d="M9.6 23H13.8V30.4H9.6ZM20.6 23H24.8V30.4H20.6Z"/>' +
    '<path fill="#FF92AE" d="M18.6 10.4C25 10.4 29 14 29 18.6 29 21.6 28.2 23.6 27.6 25L27.8 30.6H23.2L22.8 26.2C20 26.8 18.2 26.6 16.6 26.3L16.8 30.6H12.2L11.8 24.6C9 22.4 8 20 8.4 17.4 9 13 13 10.4 18.6 10.4Z"/>' +
    '<path fill="#8F3B57" d="M12.2 29.2H16.7V31H12.2ZM23.2 29.2H27.8V31H23.2ZM9.6 29.2H12V31H9.6ZM20.6 29.2H23V31H20.6Z"/>' +
    '<path fill="#FF92AE" d="M9.8 8.6C14 8.6 16.8 11.6 16.8 15.6 16.8 19.6 13.8 22.4 9.8 22.4 5.8 22.4 2.8 19.6 2.8 15.6 2.8 11.6 5.6 8.6 9.8 8.6Z"/>' +
    '<path fill="#E8618C" d="M12.6 10.4C12.8 7.4 15.4 5.4 18.2 6.2 18.6 9.4 17 12.2 14.4 12.6ZM5.6 10.2C5.2 7.6 3.6 6 1.8 6.4 1.4 8.8 2.4 11 4 11.8Z"/>' +
    '<path fill="#E8618C" d="M5.4 14.6C7.6 14.6 9 16 9 17.9 9 19.8 7.6 21.2 5.4 21.2 3.2 21.2 1.8 19.8 1.8 17.9 1.8 16 3.2 14.6 5.4 14.6Z"/>' +
    '<path fill="#8F3B57" d="M4.2 16.8a.8 1.1 0 1 0 .1 0ZM6.6 16.8a.8 1.1 0 1 0 .1 0Z"/>' +
    '<path fill="#212121" d="M9.6 11.8a1.1 1.2 0 1 0 .1 0Z"/><path fill="#fff" d="M9.3 12.2a.4 .4 0 1 0 .1 0Z"/>' +
    '<path fill="#FFC9D6" d="M12.4 16.8a1.7 1.4 0 1 0 .1 0Z"/>',
  lobster:
    '<path fill="none" stroke="#CA0B4A" stroke-width="1.3" d="M13 15.5 8.5 14.5 6 17M13 17.5 8 18 6.2 21.5M13.4 19.8 9.5 21.8 8.4 25M19 15.5 23.5 14.5 26 17M19 17.5 24 18 25.8 21.5M18.6 19.8 22.5 21.8 23.6 25"/>' +
    '<path fill="none" stroke="#F8312F" stroke-width="2" d="M9 9C9.5 12 11 13 13.2 13.6M23 9C22.5 12 21 13 18.8 13.6"/>' +
    '<path fill="none" stroke="#CA0B4A" stroke-width=".7" d="M14.8 8.4C14.6 5.6 14 3 12.9.8M17.2 8.4C17.4 5.6 18 3 19.1.8"/>' +
    '<path fill="#F8312F" d="M9 9.6C3.6 9.6 1.4 5.2 4.1 1.1 5.2 2.8 6.4 3.8 8 4 8.3 2.7 9 1.7 10.4 1.2 12.6 5.2 12 8.8 9 9.6ZM23 9.6C28.4 9.6 30.6 5.2 27.9 1.1 26.8 2.8 25.6 3.8 24 4 23.7 2.7 23 1.7 21.6 1.2 19.4 5.2 20 8.8 23 9.6Z"/>' +
    '<path fill="#F8312F" d="M16 31.2C13.8 31.2 12 30.9 10.8 30.2 11.2 27.6 13.4 25.8 16 25.4 18.6 25.8 20.8 27.6 21.2 30.2 20 30.9 18.2 31.2 16 31.2Z"/>' +
    '<path fill="#CA0B4A" d="M12.9 17.4H19.1L18.2 26.4H13.8Z"/>' +
    '<path fill="#F8312F" d="M12.9 18.2H19.1L18.8 20.2H13.2ZM13.3 21H18.7L18.4 23H13.6ZM13.7 23.8H18.3L18 25.8H14ZM16 7.2C19.8 8.2 20.4 13 19.6 17.6H12.4C11.6 13 12.2 8.2 16 7.2Z"/>' +
    '<path fill="#FF8A80" d="M14.2 10.8C13.6 12.6 13.6 14.6 14 16.4 14.6 14.6 14.8 12.6 14.2 10.8Z"/>' +
    '<path fill="#212121" d="M14.4 8.8a.8.8 0 1 0 .1 0ZM17.6 8.8a.8.8 0 1 0 .1 0Z"/>',
  shamrock:
    '<path fill="none" stroke="#0B7A3E" stroke-width="2" d="M16 16.8C16.2 22 17.6 26.4 20.6 30.4"/>' +
    '<path fill="#00B25A" d="M16 17C11 14.8 7.8 10 9.8 5.6 11.4 2.4 15 3 16 6 17 3 20.6 2.4 22.2 5.6 24.2 10 21 14.8 16 17ZM16 17C20.4 13.8 26.2 13.4 29 17.4 31 20.4 28.6 23.2 25.6 22.6 27.6 25 26.2 28.2 22.6 28 17.8 27.6 15.4 22.4 16 17ZM16 17C16.6 22.4 14.2 27.6 9.4 28 5.8 28.2 4.4 25 6.4 22.6 3.4 23.2 1 20.4 3 17.4 5.8 13.4 11.6 13.8 16 17Z"/>' +
    '<path fill="none" stroke="#7BE3AE" stroke-width=".8" d="M16 15.6V8.6M17.4 18 23.4 21.4M14.6 18 8.6 21.4"/>',
  'front-facing-baby-chick':
    '<path fill="none" stroke="#F3722C" stroke-width="1.5" d="M13.4 27v3.6h3.4M19 27v3.6h3.4"/>' +
    '<path fill="#FCD53F" d="M3.6 16.6C6 18 9 17.8 11.6 17 13.4 16.4 14.8 15.6 15.2 14.4 12.2 9.4 15.4 3.4 20.8 3.4 25.6 3.4 28.2 7.4 27.2 11.4 26.8 13 26.4 14 26.4 15.4 28 21.6 25 28 16.4 28 8.8 28 3.8 23.6 3.6 16.6Z"/>' +
    '<path fill="#F0A81C" d="M8.6 20.2C12 18.2 17.6 18.2 20 20.6 18.4 25.2 11.4 25.8 8.6 20.2Z"/>' +
    '<path fill="#F3722C" d="M26.2 8.4C28.4 7.8 31 9 31.8 10.6 30.4 12.4 27.8 12.8 25.6 11.8 25 10.6 25.2 9.2 26.2 8.4Z"/>' +
    '<path fill="#212121" d="M22.4 7.4a1.2 1.2 0 1 0 .1 0Z"/>' +
    '<path fill="none" stroke="#F0A81C" stroke-width="1.1" d="M19.4 3.8C19 2.4 19.6 1.4 20.8 1"/>',
};

/** Of an animal whose icon is a face. */
interface Coat {
  coat: string;
  limb: string;
  belly: string;
  foot: string;
  /** Behind the body. */
  tail?: string;
}

const bushyTail =
  'M24.4 28.8C28.8 29.8 32.2 25 29.6 17.6C27 19.2 25.4 21.2 24.8 23.4C25.2 25.4 25.2 27.2 24.4 28.8Z';
const tailTip =
  'M29.6 17.6C31 21.4 30.4 24.6 28.6 27 26.8 25.8 25.6 24 25.4 21.4 26.8 19.8 28.2 18.4 29.6 17.6Z';
const fill = (color: string, d: string) => `<path fill="${color}" d="${d}"/>`;

const coats: Readonly<Record<string, Coat>> = {
  bear: { coat: '#A56953', limb: '#8C5543', belly: '#D3A08C', foot: '#6D4534' },
  fox: {
    coat: '#FF822D',
    limb: '#E86A17',
    belly: '#FFDEA7',
    foot: '#212121',
    tail: fill('#FF822D', bushyTail) + fill('#FFDEA7', tailTip),
  },
  hamster: { coat: '#F3AD61', limb: '#DC9347', belly: '#FFF1DC', foot: '#FF9E9E' },
  koala: { coat: '#9B9B9B', limb: '#7F7F7F', belly: '#E6E6E6', foot: '#636363' },
  lion: {
    coat: '#FFB02E',
    limb: '#E89A1B',
    belly: '#FFDEA7',
    foot: '#D3883E',
    tail:
      '<path fill="none" stroke="#FFB02E" stroke-width="1.6" d="M22 29C27 29.4 29.6 26.4 28.6 22"/>' +
      fill('#6D4534', 'M28.6 23.4C26 21.6 26.4 18.4 28.8 16.6 31.2 18.6 31.2 22 28.6 23.4Z'),
  },
  panda: { coat: '#F4F4F4', limb: '#533566', belly: '#FFFFFF', foot: '#533566' },
  'polar-bear': { coat: '#F4F4F4', limb: '#E1E1E1', belly: '#FFFFFF', foot: '#9B9B9B' },
  raccoon: {
    coat: '#9B9B9B',
    limb: '#7F7F7F',
    belly: '#D3D3D3',
    foot: '#433B3B',
    tail:
      fill('#9B9B9B', bushyTail) +
      '<path fill="none" stroke="#433B3B" stroke-width="2" d="M25.8 22.6 29.4 26.4M28 19.4 30.4 22.2"/>',
  },
  wolf: {
    coat: '#9B9B9B',
    limb: '#7F7F7F',
    belly: '#E6E6E6',
    foot: '#636363',
    tail: fill('#9B9B9B', bushyTail) + fill('#E6E6E6', tailTip),
  },
};

/** A sitting animal below its face, which is drawn smaller; null for one whose icon is not a face. */
export function drawBody(name: string): string | null {
  if (name === 'frog') return frogBody;
  const parts = coats[name];
  if (!parts) return null;
  const { coat, limb, belly, foot, tail = '' } = parts;
  return (
    tail +
    fill(
      coat,
      'M16 13C21.4 13 25 20 25 25.6 25 29.6 21.4 31 16 31 10.6 31 7 29.6 7 25.6 7 20 10.6 13 16 13Z',
    ) +
    fill(
      belly,
      'M16 18C18.8 18 20.4 21 20.4 24.4 20.4 27.8 18.6 29.4 16 29.4 13.4 29.4 11.6 27.8 11.6 24.4 11.6 21 13.2 18 16 18Z',
    ) +
    fill(
      limb,
      'M10.6 19.6C11.6 18.4 13.8 18.8 14.2 20.6L15 28.4H11.2ZM21.4 19.6C20.4 18.4 18.2 18.8 17.8 20.6L17 28.4H20.8Z',
    ) +
    fill(
      foot,
      'M8.8 31.2C6.8 31.2 6.6 28.6 9 28.2H13.2C15.4 28.2 15.6 31.2 13.4 31.2ZM23.2 31.2C25.2 31.2 25.4 28.6 23 28.2H18.8C16.6 28.2 16.4 31.2 18.6 31.2Z',
    )
  );
}

const frogBody =
  fill(
    '#00A651',
    'M3 25.6C1.4 22 4.6 18.6 8.4 20.2L12 29.6 5.2 30.4ZM29 25.6C30.6 22 27.4 18.6 23.6 20.2L20 29.6 26.8 30.4Z',
  ) +
  fill(
    '#00D26A',
    'M16 14C22 14 25 20 24.4 25.4 24 29.2 20.4 30.6 16 30.6 11.6 30.6 8 29.2 7.6 25.4 7 20 10 14 16 14Z',
  ) +
  fill(
    '#FCD53F',
    'M16 18C19.4 18 21 21.4 20.6 25 20.2 28 18.6 29 16 29 13.4 29 11.8 28 11.4 25 11 21.4 12.6 18 16 18Z',
  ) +
  fill(
    '#00A651',
    'M2 31.2C1 29.4 3 28.6 5 29L13.4 29.2C15 29.4 15 31.2 13.2 31.2ZM30 31.2C31 29.4 29 28.6 27 29L18.6 29.2C17 29.4 17 31.2 18.8 31.2Z',
  );

/** How a face is drawn on its body. */
export const faceOnBody = { scale: 0.64, x: 5.75, y: 0 } as const;
