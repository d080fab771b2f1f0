import { Gauge, type Registry } from 'prom-client';

import type { Services } from '#app/context.ts';
import { countMail } from '#app/features/mail/outbox/statuses.server.ts';
import { type Figures, readFigures } from '#app/figures.server.ts';
import { createSingleFlight } from '#app/platform/single-flight.ts';
import { version } from '#app/platform/version.server.ts';

/**
 * The figures that need the database or its disk (behaviour 23.29). While the database cannot be reached they are NaN, so
 * that the others can be read.
 */
export function watchFigures(register: Registry, services: Services): void {
  const registers = [register];
  const info = { name: 'festoon_info', help: 'This release; always 1.', labelNames: ['version'] };
  new Gauge({ ...info, registers }).set({ version }, 1);
  const share = createSingleFlight<Figures>();
  const watch = (name: string, help: string, pick: (figures: Figures) => number) =>
    new Gauge({
      name: `festoon_${name}`,
      help,
      registers,
      async collect() {
        const figures = share('', () => readFigures(services));
        this.set(await figures.then(pick, () => Number.NaN));
      },
    });
  watch('database_size_bytes', 'Size of the database.', ({ databaseSize }) => databaseSize);
  const backup = 'When Festoon itself last backed up the database; 0 if it never did.';
  watch('last_backup_timestamp_seconds', backup, ({ lastBackup }) => (lastBackup ?? 0) / 1000);
  const room = 'What the disk of the embedded database can still take.';
  if (!services.settings.DATABASE_URL) {
    watch('disk_left_bytes', room, ({ diskLeft }) => diskLeft ?? Number.NaN);
  }
  if (services.mail.isOn) watchQueue(register, services);
}

/** Shared by all processes. */
function watchQueue(register: Registry, { db }: Services): Gauge {
  return new Gauge({
    name: 'festoon_mail_messages',
    help: 'Stored messages by state; queued and leased ones are still to be sent.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      const counts = await countMail(db).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
