import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import type { Way } from './send-ways.ts';

const paths: Readonly<Record<Way, string>> = {
  whatsapp: 'M3 15l1-3.2A6.3 6.3 0 1 1 6.3 14z',
  share: 'M9 11V2.5M6 5l3-3 3 3M3.5 9v6h11V9',
  sms: 'M3 3.5h12v8.5H8l-3.5 3V12H3z',
  mail: 'M2.5 4.5h13v9h-13zl6.5 5 6.5-5',
  copy: 'M6.5 6.5h8v8h-8zM3.5 11.5v-8h8',
};

export const WayIcon = ({ way }: { way: Way }) => (
  <LineIcon>
    <path d={paths[way]} strokeLinejoin="round" />
  </LineIcon>
);
