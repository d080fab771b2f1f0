import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CommandError } from '../../scripts/command-error.mjs';

const examples = path.resolve(import.meta.dirname, '../../docs/operations');

/** Replaces settings of the examples. */
export interface LocalSetup {
  dir: string;
  url: string;
  nodes: number[];
  http: number;
  https: number;
  /** The port of the sign-on in front; null for the plain example. */
  signOn: number | null;
}

/** Only names, ports and certificates of the examples are changed. */
export const programs: Record<string, (place: LocalSetup) => ChildProcess> = {
  nginx: startNginx,
  caddy: startCaddy,
};

/** Self-signed. */
export function makeCertificate(dir: string): string {
  const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')];
  const kind = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const name = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...kind, ...name, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return readFileSync(certificate, 'utf8');
}

/** Throws when a line to replace is missing. */
function example(name: string, changes: [was: string, is: string][]): string {
  return changes.reduce(
    (text, [was, is]) => {
      if (!text.includes(was))
        throw new CommandError(`docs/operations/${name} has no line '${was}'.`);
      return text.replaceAll(was, is);
    },
    readFileSync(path.join(examples, name), 'utf8'),
  );
}

/** The plain example with the locations of the other one in place of its own. */
function putSignOn(site: string, port: number): string {
  const [before = ''] = site.split('    location / {', 1);
  const locations = example('nginx-sign-on.conf', [['127.0.0.1:9091', `127.0.0.1:${port}`]]);
  return `${before}${locations}}\n`;
}

function startNginx({ dir, url, nodes, http, https, signOn }: LocalSetup): ChildProcess {
  const plain = example('nginx.conf', [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['/etc/letsencrypt/live/party.example.org/fullchain.pem', path.join(dir, 'cert.pem')],
    ['/etc/letsencrypt/live/party.example.org/privkey.pem', path.join(dir, 'key.pem')],
    ['https://party.example.org', url],
    ['server_name party.example.org;', 'server_name localhost;'],
    ['/var/log/nginx/', `${dir}/`],
    ['server 127.0.0.1:3000;', nodes.map((port) => `server 127.0.0.1:${port};`).join(' ')],
  ]);
  const site = signOn === null ? plain : putSignOn(plain, signOn);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((kind) => `${kind}_temp_path ${dir};`).join(' ');
  const main = `daemon off; pid ${dir}/nginx.pid; error_log stderr error; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {} http { access_log off; ${paths}\n${site}\n}`;
  writeFileSync(path.join(dir, 'main.conf'), main);
  return spawn('nginx', ['-p', dir, '-c', path.join(dir, 'main.conf')], { stdio: 'inherit' });
}

function startCaddy({ dir, nodes, http, https, signOn }: LocalSetup): ChildProcess {
  const site = example(signOn === null ? 'Caddyfile' : 'Caddyfile-sign-on', [
    ...(signOn === null ? [] : [['127.0.0.1:9091', `127.0.0.1:${signOn}`] as [string, string]]),
    ['\nparty.example.org {', `\nlocalhost {\n\ttls ${dir}/cert.pem ${dir}/key.pem`],
    [
      'reverse_proxy 127.0.0.1:3000 {',
      `reverse_proxy ${nodes.map((port) => `127.0.0.1:${port}`).join(' ')} {`,
    ],
  ]);
  const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  writeFileSync(path.join(dir, 'Caddyfile'), options + site);
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  const args = ['run', '--config', path.join(dir, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', args, { stdio: 'inherit', env });
}
