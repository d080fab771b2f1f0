import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, defineConfig } from 'vite';

import { toAscii } from './scripts/ascii.mjs';
import { previewWords } from './scripts/preview-words.mjs';
import { wordsByPart } from './scripts/words-by-part.mjs';

/** What every screen of the host site needs. What is here of the features is small. */
const onEveryScreen = [
  /[\\/]app[\\/]ui[\\/](?!overlays|section-head|copy-text|text[\\/]local-time|chip|choices|brand[\\/]bunting|.*(?:copy-field|titled-card|empty-state|link-list|row-list|typed-over|log-in-again|password-field|cards[\\/]fold))/,
  /[\\/]app[\\/]platform[\\/](?:addresses|paths|language[\\/]languages)\.ts/,
  /[\\/]draft[\\/](?:part-paths|messages|parts[\\/]part-screens)\.ts/,
  // What keeps a screen when the server cannot be reached, also in the wizard.
  /[\\/]dashboard[\\/]keep-screen\.ts|[\\/]invite[\\/]messages\.ts/,
  // What records answers sends them from every screen.
  /[\\/]recording[\\/]record-answers\.tsx|[\\/]guests[\\/]use-action\.ts/,
];

/** Without the framework. */
const plainOnEveryScreen = [
  /[\\/]app[\\/]platform[\\/](?:text|cut-text|result)\.ts/,
  /[\\/]draft[\\/]limits\.ts/,
  /[\\/]schedule[\\/](?:rules|calendar-date|date-format)\.ts/,
  // The address of the other faces alone.
  /[\\/]faces[\\/]faces\.css\?url/,
];

const asciiServer: Plugin = {
  name: 'ascii-server',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = toAscii(file.code, file.fileName);
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), asciiServer, wordsByPart, previewWords],
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
            'app/guest-site/live/style-entry.ts',
            'app/home-site/style-entry.ts',
            'app/home-site/home-script.ts',
          ],
          output: {
            codeSplitting: {
              // A few files for each screen instead of forty of a few hundred bytes. A module belongs to the first group
              // that takes it, with what it imports. A group with styles has nothing of the guest site, whose pages
              // would get all of them.
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                { name: 'valibot', test: /[\\/]node_modules[\\/]valibot[\\/]/ },
                // Of the home page's script too, which has nothing else of the host site.
                { name: 'first-sign', test: /[\\/]attended[\\/]first-sign\.ts|preload-helper/ },
                // Of what reads a line on the home page too, which has no framework.
                { name: 'plain', test: (id) => plainOnEveryScreen.some((files) => files.test(id)) },
                { name: 'looks', test: /[\\/]theme[\\/](?:catalogue|ready-looks)\.ts/ },
                { name: 'titles', test: /[\\/]invitation[\\/]title-(?:breaks|size)\.ts/ },
                // Of screens that read no line, too.
                { name: 'days', test: /[\\/]schedule[\\/]add-days\.ts/ },
                {
                  name: 'line',
                  test: /[\\/]draft[\\/]line[\\/](?!read-activities|read-when|line-draft)[^.\\/]+\.ts/,
                },
                { name: 'ui', test: (id) => onEveryScreen.some((files) => files.test(id)) },
                // Of guests' pages too, which have nothing else of hosts' screens.
                { name: 'language-list', test: /[\\/]choices[\\/]language-list/ },
                {
                  name: 'draft',
                  test: /[\\/]features[\\/]draft[\\/](?!line[\\/]|.*picture|.*food-questions|.*phone-text|parts[\\/]question-presets).*\.ts$|[\\/]wizard[\\/]frame[\\/]steps\.ts/,
                  minShareCount: 3,
                },
                {
                  name: 'overlays',
                  test: /[\\/]ui[\\/]overlays[\\/](?:question|(?:plain-)?toast)\.tsx?|[\\/]draft[\\/](?:sign-out|leave-draft)\.tsx/,
                },
                { name: 'wizard', test: /[\\/]wizard[\\/]frame[\\/]/, minShareCount: 3 },
                // The first step's screen and its form, which the review opens too.
                {
                  name: 'event-name',
                  test: /[\\/](?:routes[\\/]wizard|whole-steps|steps)[\\/]event-name[^\\/]*\.tsx/,
                },
                // Of guests, for the screens that list them.
                {
                  name: 'guest-facts',
                  test: /[\\/]features[\\/](?:labels[\\/]labels|guests[\\/]find[\\/](?:guest-query|name-search|answer-filter)|rsvp[\\/]rules|place[\\/]links)\.ts$|[\\/]platform[\\/]person-names\.ts|[\\/]draft[\\/]parts[\\/]food-questions/,
                  minShareCount: 3,
                },
                {
                  name: 'facts',
                  test: /[\\/]features[\\/](?:invitation|invite|labels|place|schedule|rsvp|guests[\\/]find)[\\/](?!.*(?:schema|zone|widen-|messages|members|plan\.|local[\\/])).*\.ts$/,
                  minShareCount: 3,
                },
                // Reads what a line says, which screens without a list do not need.
                {
                  name: 'lists',
                  test: /[\\/]guest-lists[\\/]formats[\\/](?!.*schema).*\.ts$/,
                  minShareCount: 3,
                },
                // Without what draws a place or a time, as the guest site does.
                {
                  name: 'desk',
                  test: /[\\/]features[\\/](?:dashboard|guests|question-answers|outreach|live|told)[\\/](?!dashboard-parts|.*schema|keys)|[\\/]ui[\\/](?:section-head|copy-text|text[\\/]local-time|.*(?:titled-card|empty-state|link-list|typed-over|log-in-again))/,
                  minShareCount: 3,
                },
                // Small parts of the overview that its other screens share.
                {
                  name: 'glance',
                  test: /[\\/]kitchen[\\/](?:use-kitchen|kitchen\.module)|[\\/]adding[\\/]list-field|[\\/]dashboard[\\/](?:event-activity|quick-links)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: {
        // Packages of many files, and packages of which little is used. Loading all of it would take most of the time and
        // memory of a start. Not kysely, whose classes tests share with the build.
        noExternal: [
          /^@?hono\b/,
          /^@base-ui\//,
          /^@floating-ui\//,
          'culori',
          'ical.js',
          'nodemailer',
          'valibot',
        ],
      },
      build: {
        rolldownOptions: {
          // The server is bundled with the routes: one copy of every store and context key.
          input: {
            main: './server/main.ts',
            start: './server/start.ts',
            'picture-process': './app/features/picture/picture-process-entry.server.ts',
          },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
