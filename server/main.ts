import { SettingsError, readSettings } from '#app/platform/settings.server.ts';

import { start } from './start.ts';

try {
  const running = await start(readSettings(process.env));
  running.services.log.info('serving', { url: running.services.origin });
  const stop = () => {
    running.services.log.info('stopping');
    void running.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
