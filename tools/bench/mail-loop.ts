// Sends one finished message again and again, over as many connections as the site, and prints how many a second and
// the milliseconds of processor time for each.
import { readFileSync } from 'node:fs';

import { createTransport } from 'nodemailer';

const [url, file = '', seconds] = process.argv.slice(2);
const connections = 5;
const raw = readFileSync(file);
const envelope = { from: 'invitations@festoon.example', to: 'guest@example.org' };
const pool = createTransport({ url, pool: true, maxConnections: connections });

const start = performance.now();
const end = start + Number(seconds) * 1000;
let done = 0;
async function send(): Promise<void> {
  while (performance.now() < end) {
    await pool.sendMail({ envelope, raw });
    done += 1;
  }
}

const before = process.cpuUsage();
await Promise.all(Array.from({ length: connections }, send));
const { user, system } = process.cpuUsage(before);
const perSecond = (done * 1000) / (performance.now() - start);
console.log(JSON.stringify({ perSecond, cpu: (user + system) / 1000 / done }));
pool.close();
