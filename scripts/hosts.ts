// `npm run hosts -- list | create NAME | link NAME | admin NAME | remove NAME | invite`: the hosts of this site, also
// beside a running server (docs/operations.md).
import path from 'node:path';

import { runHosts } from './run-hosts.ts';
import { loadSettings } from './start.mjs';

loadSettings(path.resolve(import.meta.dirname, '..'));
const { code, output } = await runHosts(process.argv.slice(2), process.env);
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
