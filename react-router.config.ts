import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Several entries are built (vite.config.ts), each under its own name.
  serverBuildFile: '[name].js',
  splitRouteModules: true,
  // The whole route table is nine small screens: sending it at once spares a request per step.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
