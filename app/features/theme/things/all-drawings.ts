// Written by `npm run things`.
import d0 from './drawings/0.json' with { type: 'json' };
import d1 from './drawings/1.json' with { type: 'json' };
import d2 from './drawings/2.json' with { type: 'json' };
import d3 from './drawings/3.json' with { type: 'json' };
import d4 from './drawings/4.json' with { type: 'json' };
import d5 from './drawings/5.json' with { type: 'json' };
import d6 from './drawings/6.json' with { type: 'json' };
import d7 from './drawings/7.json' with { type: 'json' };
import d8 from './drawings/8.json' with { type: 'json' };
import d9 from './drawings/9.json' with { type: 'json' };
import d10 from './drawings/10.json' with { type: 'json' };
import d11 from './drawings/11.json' with { type: 'json' };
import d12 from './drawings/12.json' with { type: 'json' };
import d13 from './drawings/13.json' with { type: 'json' };
import d14 from './drawings/14.json' with { type: 'json' };
import d15 from './drawings/15.json' with { type: 'json' };
import d16 from './drawings/16.json' with { type: 'json' };
import d17 from './drawings/17.json' with { type: 'json' };
import d18 from './drawings/18.json' with { type: 'json' };
import d19 from './drawings/19.json' with { type: 'json' };
import d20 from './drawings/20.json' with { type: 'json' };
import d21 from './drawings/21.json' with { type: 'json' };
import d22 from './drawings/22.json' with { type: 'json' };
import d23 from './drawings/23.json' with { type: 'json' };
import d24 from './drawings/24.json' with { type: 'json' };
import d25 from './drawings/25.json' with { type: 'json' };
import d26 from './drawings/26.json' with { type: 'json' };
import d27 from './drawings/27.json' with { type: 'json' };
import d28 from './drawings/28.json' with { type: 'json' };
import d29 from './drawings/29.json' with { type: 'json' };
import d30 from './drawings/30.json' with { type: 'json' };
import d31 from './drawings/31.json' with { type: 'json' };
import d32 from './drawings/32.json' with { type: 'json' };
import d33 from './drawings/33.json' with { type: 'json' };
import d34 from './drawings/34.json' with { type: 'json' };
import d35 from './drawings/35.json' with { type: 'json' };
import d36 from './drawings/36.json' with { type: 'json' };
import d37 from './drawings/37.json' with { type: 'json' };
import d38 from './drawings/38.json' with { type: 'json' };
import d39 from './drawings/39.json' with { type: 'json' };
import d41 from './drawings/41.json' with { type: 'json' };
import d42 from './drawings/42.json' with { type: 'json' };
import d43 from './drawings/43.json' with { type: 'json' };
import d44 from './drawings/44.json' with { type: 'json' };
import d45 from './drawings/45.json' with { type: 'json' };
import d46 from './drawings/46.json' with { type: 'json' };
import d47 from './drawings/47.json' with { type: 'json' };
import d48 from './drawings/48.json' with { type: 'json' };
import d49 from './drawings/49.json' with { type: 'json' };
import d50 from './drawings/50.json' with { type: 'json' };
import d51 from './drawings/51.json' with { type: 'json' };
import d52 from './drawings/52.json' with { type: 'json' };
import d53 from './drawings/53.json' with { type: 'json' };
import d54 from './drawings/54.json' with { type: 'json' };
import d55 from './drawings/55.json' with { type: 'json' };
import d56 from './drawings/56.json' with { type: 'json' };
import d57 from './drawings/57.json' with { type: 'json' };
import d58 from './drawings/58.json' with { type: 'json' };
import d59 from './drawings/59.json' with { type: 'json' };
import d60 from './drawings/60.json' with { type: 'json' };
import d61 from './drawings/61.json' with { type: 'json' };
import d62 from './drawings/62.json' with { type: 'json' };
import d63 from './drawings/63.json' with { type: 'json' };
import d64 from './drawings/64.json' with { type: 'json' };
import d65 from './drawings/65.json' with { type: 'json' };
import d66 from './drawings/66.json' with { type: 'json' };
import d67 from './drawings/67.json' with { type: 'json' };
import d68 from './drawings/68.json' with { type: 'json' };
import d69 from './drawings/69.json' with { type: 'json' };
import d70 from './drawings/70.json' with { type: 'json' };
import d71 from './drawings/71.json' with { type: 'json' };
import d72 from './drawings/72.json' with { type: 'json' };
import d73 from './drawings/73.json' with { type: 'json' };
import d74 from './drawings/74.json' with { type: 'json' };
import d75 from './drawings/75.json' with { type: 'json' };
import d76 from './drawings/76.json' with { type: 'json' };
import d77 from './drawings/77.json' with { type: 'json' };
import d78 from './drawings/78.json' with { type: 'json' };
import d79 from './drawings/79.json' with { type: 'json' };
import d80 from './drawings/80.json' with { type: 'json' };
import d81 from './drawings/81.json' with { type: 'json' };
import d82 from './drawings/82.json' with { type: 'json' };
import d83 from './drawings/83.json' with { type: 'json' };
import d84 from './drawings/84.json' with { type: 'json' };
import d85 from './drawings/85.json' with { type: 'json' };
import d86 from './drawings/86.json' with { type: 'json' };
import d87 from './drawings/87.json' with { type: 'json' };
import d88 from './drawings/88.json' with { type: 'json' };
import d89 from './drawings/89.json' with { type: 'json' };
import d90 from './drawings/90.json' with { type: 'json' };
import d91 from './drawings/91.json' with { type: 'json' };
import d92 from './drawings/92.json' with { type: 'json' };
import d93 from './drawings/93.json' with { type: 'json' };
import d94 from './drawings/94.json' with { type: 'json' };
import d95 from './drawings/95.json' with { type: 'json' };
import type { Drawing } from './thing.ts';

const files: readonly object[] = [
  d0,
  d1,
  d2,
  d3,
  d4,
  d5,
  d6,
  d7,
  d8,
  d9,
  d10,
  d11,
  d12,
  d13,
  d14,
  d15,
  d16,
  d17,
  d18,
  d19,
  d20,
  d21,
  d22,
  d23,
  d24,
  d25,
  d26,
  d27,
  d28,
  d29,
  d30,
  d31,
  d32,
  d33,
  d34,
  d35,
  d36,
  d37,
  d38,
  d39,
  d41,
  d42,
  d43,
  d44,
  d45,
  d46,
  d47,
  d48,
  d49,
  d50,
  d51,
  d52,
  d53,
  d54,
  d55,
  d56,
  d57,
  d58,
  d59,
  d60,
  d61,
  d62,
  d63,
  d64,
  d65,
  d66,
  d67,
  d68,
  d69,
  d70,
  d71,
  d72,
  d73,
  d74,
  d75,
  d76,
  d77,
  d78,
  d79,
  d80,
  d81,
  d82,
  d83,
  d84,
  d85,
  d86,
  d87,
  d88,
  d89,
  d90,
  d91,
  d92,
  d93,
  d94,
  d95,
];

/** All of them, for the server. */
export const drawings: Readonly<Record<string, Drawing | undefined>> = Object.assign(
  Object.create(null) as object,
  ...files,
);
