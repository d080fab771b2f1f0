// A process of its own for each uploaded picture: reads a plain file from its input, writes what it became to its output.
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';

import { encodePlainFile } from './renditions.server.ts';

process.stdout.end(serialize(await encodePlainFile(await buffer(process.stdin))));
