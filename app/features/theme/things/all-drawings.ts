// Written by `npm run things`.
import d1 from './drawings/1.json' with { type: 'json' };
import d2 from './drawings/2.json' with { type: 'json' };
import d3 from './drawings/3.json' with { type: 'json' };
import d5 from './drawings/5.json' with { type: 'json' };
import d6 from './drawings/6.json' with { type: 'json' };
import d7 from './drawings/7.json' with { type: 'json' };
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
import d52 from './drawings/52.json' with { type: 'json' };
import d53 from './drawings/53.json' with { type: 'json' };
import d54 from './drawings/54.json' with { type: 'json' };
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
import d81 from './drawings/81.json' with { type: 'json' };
import d82 from './drawings/82.json' with { type: 'json' };
import d83 from './drawings/83.json' with { type: 'json' };
import d85 from './drawings/85.json' with { type: 'json' };
import d86 from './drawings/86.json' with { type: 'json' };
import d87 from './drawings/87.json' with { type: 'json' };
import d88 from './drawings/88.json' with { type: 'json' };
import d89 from './drawings/89.json' with { type: 'json' };
import d90 from './drawings/90.json' with { type: 'json' };
import d91 from './drawings/91.json' with { type: 'json' };
import d92 from './drawings/92.json' with { type: 'json' };
import d93 from './drawings/93.json' with { type: 'json' };
import d95 from './drawings/95.json' with { type: 'json' };
import d96 from './drawings/96.json' with { type: 'json' };
import d97 from './drawings/97.json' with { type: 'json' };
import d98 from './drawings/98.json' with { type: 'json' };
import d99 from './drawings/99.json' with { type: 'json' };
import d100 from './drawings/100.json' with { type: 'json' };
import d101 from './drawings/101.json' with { type: 'json' };
import d102 from './drawings/102.json' with { type: 'json' };
import d104 from './drawings/104.json' with { type: 'json' };
import d105 from './drawings/105.json' with { type: 'json' };
import d106 from './drawings/106.json' with { type: 'json' };
import d107 from './drawings/107.json' with { type: 'json' };
import d108 from './drawings/108.json' with { type: 'json' };
import d109 from './drawings/109.json' with { type: 'json' };
import d110 from './drawings/110.json' with { type: 'json' };
import d111 from './drawings/111.json' with { type: 'json' };
import d112 from './drawings/112.json' with { type: 'json' };
import d113 from './drawings/113.json' with { type: 'json' };
import d114 from './drawings/114.json' with { type: 'json' };
import d115 from './drawings/115.json' with { type: 'json' };
import d116 from './drawings/116.json' with { type: 'json' };
import d117 from './drawings/117.json' with { type: 'json' };
import d118 from './drawings/118.json' with { type: 'json' };
import d119 from './drawings/119.json' with { type: 'json' };
import d120 from './drawings/120.json' with { type: 'json' };
import d121 from './drawings/121.json' with { type: 'json' };
import d122 from './drawings/122.json' with { type: 'json' };
import d123 from './drawings/123.json' with { type: 'json' };
import d125 from './drawings/125.json' with { type: 'json' };
import d126 from './drawings/126.json' with { type: 'json' };
import d127 from './drawings/127.json' with { type: 'json' };
import d128 from './drawings/128.json' with { type: 'json' };
import d129 from './drawings/129.json' with { type: 'json' };
import d130 from './drawings/130.json' with { type: 'json' };
import d131 from './drawings/131.json' with { type: 'json' };
import d133 from './drawings/133.json' with { type: 'json' };
import d134 from './drawings/134.json' with { type: 'json' };
import d135 from './drawings/135.json' with { type: 'json' };
import d137 from './drawings/137.json' with { type: 'json' };
import d138 from './drawings/138.json' with { type: 'json' };
import d139 from './drawings/139.json' with { type: 'json' };
import d140 from './drawings/140.json' with { type: 'json' };
import d141 from './drawings/141.json' with { type: 'json' };
import d142 from './drawings/142.json' with { type: 'json' };
import d143 from './drawings/143.json' with { type: 'json' };
import d144 from './drawings/144.json' with { type: 'json' };
import d145 from './drawings/145.json' with { type: 'json' };
import d146 from './drawings/146.json' with { type: 'json' };
import d147 from './drawings/147.json' with { type: 'json' };
import d148 from './drawings/148.json' with { type: 'json' };
import d149 from './drawings/149.json' with { type: 'json' };
import d150 from './drawings/150.json' with { type: 'json' };
import d151 from './drawings/151.json' with { type: 'json' };
import d152 from './drawings/152.json' with { type: 'json' };
import d154 from './drawings/154.json' with { type: 'json' };
import d155 from './drawings/155.json' with { type: 'json' };
import d156 from './drawings/156.json' with { type: 'json' };
import d157 from './drawings/157.json' with { type: 'json' };
import d158 from './drawings/158.json' with { type: 'json' };
import d159 from './drawings/159.json' with { type: 'json' };
import d160 from './drawings/160.json' with { type: 'json' };
import d161 from './drawings/161.json' with { type: 'json' };
import d162 from './drawings/162.json' with { type: 'json' };
import d163 from './drawings/163.json' with { type: 'json' };
import d164 from './drawings/164.json' with { type: 'json' };
import d166 from './drawings/166.json' with { type: 'json' };
import d167 from './drawings/167.json' with { type: 'json' };
import d168 from './drawings/168.json' with { type: 'json' };
import d169 from './drawings/169.json' with { type: 'json' };
import d170 from './drawings/170.json' with { type: 'json' };
import d171 from './drawings/171.json' with { type: 'json' };
import d172 from './drawings/172.json' with { type: 'json' };
import d173 from './drawings/173.json' with { type: 'json' };
import d175 from './drawings/175.json' with { type: 'json' };
import d176 from './drawings/176.json' with { type: 'json' };
import d177 from './drawings/177.json' with { type: 'json' };
import d178 from './drawings/178.json' with { type: 'json' };
import d179 from './drawings/179.json' with { type: 'json' };
import d180 from './drawings/180.json' with { type: 'json' };
import d182 from './drawings/182.json' with { type: 'json' };
import d183 from './drawings/183.json' with { type: 'json' };
import d184 from './drawings/184.json' with { type: 'json' };
import d185 from './drawings/185.json' with { type: 'json' };
import d186 from './drawings/186.json' with { type: 'json' };
import d187 from './drawings/187.json' with { type: 'json' };
import d188 from './drawings/188.json' with { type: 'json' };
import d189 from './drawings/189.json' with { type: 'json' };
import d190 from './drawings/190.json' with { type: 'json' };
import d191 from './drawings/191.json' with { type: 'json' };
import type { Drawing } from './thing.ts';

const files: readonly object[] = [
  d1,
  d2,
  d3,
  d5,
  d6,
  d7,
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
  d52,
  d53,
  d54,
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
  d81,
  d82,
  d83,
  d85,
  d86,
  d87,
  d88,
  d89,
  d90,
  d91,
  d92,
  d93,
  d95,
  d96,
  d97,
  d98,
  d99,
  d100,
  d101,
  d102,
  d104,
  d105,
  d106,
  d107,
  d108,
  d109,
  d110,
  d111,
  d112,
  d113,
  d114,
  d115,
  d116,
  d117,
  d118,
  d119,
  d120,
  d121,
  d122,
  d123,
  d125,
  d126,
  d127,
  d128,
  d129,
  d130,
  d131,
  d133,
  d134,
  d135,
  d137,
  d138,
  d139,
  d140,
  d141,
  d142,
  d143,
  d144,
  d145,
  d146,
  d147,
  d148,
  d149,
  d150,
  d151,
  d152,
  d154,
  d155,
  d156,
  d157,
  d158,
  d159,
  d160,
  d161,
  d162,
  d163,
  d164,
  d166,
  d167,
  d168,
  d169,
  d170,
  d171,
  d172,
  d173,
  d175,
  d176,
  d177,
  d178,
  d179,
  d180,
  d182,
  d183,
  d184,
  d185,
  d186,
  d187,
  d188,
  d189,
  d190,
  d191,
];

/** All of them, for the server. */
export const drawings: Readonly<Record<string, Drawing | undefined>> = Object.assign(
  Object.create(null) as object,
  ...files,
);
