import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CommandError } from '../../scripts/command-error.mjs';
import { installFromDebian, isRootOnDebian } from '../../scripts/debian.mjs';

const packages = ['buildah', 'mmdebstrap'];

const bundle = '/etc/ssl/certs/ca-certificates.crt';

/** What Debian's slim images leave out. */
const notInSlim = ['doc', 'groff', 'info', 'linda', 'lintian', 'locale', 'man'];

/** Stands in for node:24-slim: Debian, this Node, its npm, the user `node`, and what this machine trusts. */
const standIn = `FROM scratch
ADD root.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt ${bundle}
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=${bundle}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && rm -rf ${notInSlim.map((name) => `/usr/share/${name}`).join(' ')} \\
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
`;

/** Builds images without a daemon, in a store that is removed at the end. */
export class Builder {
  readonly #store = mkdtempSync(path.join(tmpdir(), 'festoon-image-'));

  /** Installs missing programs as root on Debian. */
  static async open(): Promise<Builder> {
    if (!isRootOnDebian()) throw new CommandError('The check of the image needs root on Debian.');
    const isMissing = packages.some((name) => !isInstalled(name));
    if (isMissing && !(await installFromDebian(packages))) {
      throw new CommandError(`Debian's packages cannot be installed: ${packages.join(', ')}.`);
    }
    return new Builder();
  }

  run(...args: string[]): string {
    const own = [
      '--root',
      path.join(this.#store, 'images'),
      '--runroot',
      path.join(this.#store, 'run'),
    ];
    return execFileSync('buildah', [...own, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 2 ** 20,
    }).trim();
  }

  build(image: string, folder: string, args: readonly string[] = []): void {
    const how = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers'];
    this.run('bud', ...how, ...args, '--tag', image, '--file', `${folder}/Containerfile`, folder);
  }

  /** The base image, made on this machine. Returns its name. */
  makeStandIn(): string {
    const folder = mkdtempSync(path.join(this.#store, 'base-'));
    const npm = path.resolve(realpathSync(process.env['npm_execpath'] ?? '/usr/bin/npm'), '../..');
    const tar = path.join(folder, 'root.tar');
    // As in Debian's images, whose folders are merged from the start, so that no script in Perl has to do it.
    const merged = '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr';
    const options = ['--variant=minbase', merged, '--include=usr-is-merged'];
    execFileSync('mmdebstrap', ['--quiet', ...options, 'bookworm', tar], { stdio: 'inherit' });
    cpSync(process.execPath, path.join(folder, 'node'));
    cpSync(npm, path.join(folder, 'npm'), { recursive: true });
    cpSync(bundle, path.join(folder, 'ca-certificates.crt'));
    writeFileSync(path.join(folder, 'Containerfile'), standIn);
    this.build('localhost/stand-in', folder);
    return 'localhost/stand-in';
  }

  /** The files of an image, writable only for the caller. */
  mount(image: string): string {
    return this.run('mount', this.run('from', '--pull-never', image));
  }

  close(): void {
    this.run('umount', '--all');
    this.run('rm', '--all');
    rmSync(this.#store, { recursive: true });
  }
}

function isInstalled(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** In megabytes (10^6), as files take it on a disk. */
export function measure(folder: string): number {
  const [bytes = ''] = execFileSync('du', ['-sxB1', folder], { encoding: 'utf8' }).split('\t');
  return Number(bytes) / 1e6;
}
