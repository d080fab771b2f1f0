import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What the image says about how it runs. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
}

interface Place {
  root: string;
  config: ImageConfig;
  /** A folder that becomes /data, or the options of a file system in memory. */
  data: string | { tmpfs: string };
}

/**
 * Does what a container runtime would do, by the kernel's own means: namespaces of mounts and processes, a read-only root,
 * a volume and a temporary folder in memory, the image's user, no capabilities, no new privileges.
 */
const enter = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs -o mode=1777,nosuid,nodev,noexec tmpfs "$ROOT/tmp"
if [ -d "$DATA" ]; then mount --bind "$DATA" "$ROOT/data"
else mount -t tmpfs -o "$DATA" tmpfs "$ROOT/data"; fi
eval "$BEFORE"
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" /usr/bin/env -i "$@"`;

function drop(user: string): string[] {
  const [uid = '', gid = uid] = user.split(':');
  const rights = ['--bounding-set', '-all', '--inh-caps', '-all', '--no-new-privs'];
  return ['/usr/bin/setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', ...rights];
}

export class Container {
  readonly #child: ChildProcess;
  readonly #place: Place;
  readonly exited: Promise<number>;
  output = '';

  /** `before` is a line of shell that prepares the volume as root, which is \`$ROOT/data\`. */
  constructor(place: Place, env: Record<string, string>, before = 'true') {
    const { root, config, data } = place;
    this.#place = place;
    const all = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
    const command = [`--chdir=${config.WorkingDir}`, ...all, ...drop(config.User), ...config.Cmd];
    const spaces = ['--mount', '--pid', '--fork', '--kill-child'];
    this.#child = spawn('unshare', [...spaces, 'sh', '-c', enter, 'sh', ...command], {
      env: {
        PATH: process.env['PATH'],
        ROOT: root,
        DATA: typeof data === 'string' ? data : data.tmpfs,
        BEFORE: before,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.exited = once(this.#child, 'close').then(([code]) => (code as number | null) ?? -1);
  }

  /** Its first process, as this machine sees it. */
  get pid(): number {
    const { pid } = this.#child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  }

  /** Until its output matches; fails when it ends first. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.output);
      if (found) return found;
      if (this.#child.exitCode !== null) throw new Error(this.output);
      await Promise.race([once(this.#child.stdout!, 'data'), once(this.#child, 'close')]);
    }
  }

  /** Runs a command in it, as its user. Returns the output. */
  run(...command: string[]): string {
    const { config } = this.#place;
    const inside = ['--target', String(this.pid), '--mount', '--pid', '--root', '--wd'];
    const env = ['/usr/bin/env', '-i', `--chdir=${config.WorkingDir}`, ...config.Env];
    return execFileSync('nsenter', [...inside, ...env, ...drop(config.User), ...command], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  }

  status(field: string): string {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
  }

  async stop(): Promise<number> {
    process.kill(this.pid, 'SIGTERM');
    return this.exited;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
