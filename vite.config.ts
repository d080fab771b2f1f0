import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The content security policy allows no data: scripts, so every asset is a file.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Names the files of the sites without a framework (app/entry-files.server.ts).
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Beside the screens of the host site.
          input: [
            'app/guest-site/style-entry.ts',
            'app/home-site/style-entry.ts',
            'app/home-site/home-script.ts',
          ],
          output: {
            codeSplitting: {
              // Every screen needs these. One file each, instead of thirty of a few hundred bytes.
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                { name: 'ui', test: /[\\/]app[\\/]ui[\\/](?!overlays)/ },
                { name: 'draft', test: /[\\/]app[\\/]features[\\/]draft[\\/]use-draft/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        // Packages of hundreds of small files. Reading each of them would take most of the time and memory of a start.
        noExternal: [/^@base-ui\//, /^@floating-ui\//, 'culori'],
      },
      build: {
        rolldownOptions: {
          // The server is bundled with the routes: one copy of every store and context key.
          input: { main: './server/main.ts', start: './server/start.ts' },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
