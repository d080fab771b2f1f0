import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Several entries are built (vite.config.ts), each under its own name.
  serverBuildFile: '[name].js',
  // What a screen sends then waits for no file, however the screen was reached.
  splitRouteModules: false,
  // The route table is small. Sending all of it at once saves a request for each step.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
