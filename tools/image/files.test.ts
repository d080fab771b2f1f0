import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readSettings, settingRows } from '#app/platform/settings.server.ts';
import { getFileSetting } from '#app/platform/settings/secret-files.server.ts';
import {
  listCopied,
  listRemovedPackages,
  listTexts,
  readContainerfile,
} from '#tests/setup/containerfile.ts';
import { makeTree } from '#tests/setup/tree.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Service {
  image?: string;
  build?: string;
  user?: string;
  privileged?: boolean;
  platform?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  volumes?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: unknown;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
  configs?: Record<string, { file: string }>;
}

const readCompose = (name: string) => parse(read(name), { merge: true }) as Compose;

const stages = readContainerfile(read('Containerfile'));
const last = stages.at(-1)!;
const plain = readCompose('compose.yaml');
const several = readCompose('compose.postgres.yaml');
const ours = [plain, several].flatMap(({ services }) =>
  Object.entries(services).filter(([, { build }]) => build !== undefined),
);

const { dependencies } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
};

const settingNames = new Set(
  settingRows.flatMap((row) =>
    'secret' in row ? [row.name, getFileSetting(row.name)] : [row.name],
  ),
);

describe('the Containerfile', () => {
  test('ends as an ordinary user with one volume, the built server and a health check by Node itself', () => {
    expect(listTexts(last, 'USER')).toEqual(['1000:1000']);
    expect(listTexts(last, 'VOLUME')).toEqual(['/data']);
    expect(listTexts(last, 'CMD')).toEqual(['["node", "build/server/main.js"]']);
    const [health = ''] = listTexts(last, 'HEALTHCHECK');
    expect(health).toMatch(/ CMD \["node", "scripts\/health\.mjs"\]$/);
    expect(existsSync(path.join(root, 'scripts/health.mjs'))).toBe(true);
  });

  test('gives settings that exist, and values that are valid', () => {
    const env = Object.fromEntries(
      listTexts(last, 'ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>;
    const { NODE_ENV, ...settings } = env;
    expect(NODE_ENV).toBe('production');
    expect(Object.keys(settings).filter((name) => !settingNames.has(name))).toEqual([]);
    expect(readSettings(settings)).toMatchObject({ DATA_DIR: '/data', HOST: '0.0.0.0' });
  });

  test('fetches packages before any source is there, and only in the first stage', () => {
    const fetching = stages.filter((stage) => listTexts(stage, 'RUN').join().includes('npm ci'));
    expect(fetching).toEqual([stages[0]]);
    expect(listCopied(fetching[0]!)).toEqual(['package.json', 'package-lock.json']);
    const copies = listTexts(last, 'COPY');
    expect(copies[0]).toMatch(/^--from=\S+ \/festoon\/node_modules /);
    expect(copies.at(-1)).toMatch(/^--from=build /);
  });

  test('copies what is there, which .dockerignore lets through, and no test', () => {
    const rules = read('.dockerignore').split('\n');
    const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
    const copied = [...new Set(stages.flatMap(listCopied))];
    expect(copied.toSorted()).toEqual(allowed.toSorted());
    expect(copied.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    expect(rules.find((rule) => rule !== '' && !rule.startsWith('#'))).toBe('*');
    expect(rules).toContain('**/*.test.*');
  });

  test('takes out packages that exist', () => {
    const removed = listRemovedPackages(stages);
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.filter((name) => !(name in dependencies))).toEqual([]);
  });
});

test('no file of the container names an architecture', () => {
  for (const name of ['Containerfile', 'compose.yaml', 'compose.postgres.yaml']) {
    expect(read(name)).not.toMatch(/\b(?:amd64|arm64|aarch64|x64|x86)|platform/i);
  }
});

describe.each(ours)('the service %s', (_, service) => {
  test('has a read-only root, no capabilities, and may write its volume and /tmp', () => {
    expect(service).toMatchObject({
      build: '.',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      volumes: ['data:/data'],
    });
    for (const name of ['user', 'cap_add', 'privileged'] as const) {
      expect(service).not.toHaveProperty(name);
    }
  });

  test('gives settings that exist, and values that are valid', () => {
    const folder = makeTree({ 'database-url': 'postgres://festoon:secret@database/festoon\n' });
    const { environment = {} } = service;
    expect(Object.keys(environment).filter((name) => !settingNames.has(name))).toEqual([]);
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{DOMAIN:\?[^}]+\}/, 'party.example.org').replace('/run/secrets', folder),
    ]);
    const settings = readSettings(Object.fromEntries(filled) as Record<string, string>);
    expect(settings).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, DATA_DIR: '/data' });
  });
});

test('compose.yaml works as it is: one service on port 3000, one volume, nothing that must be set', () => {
  expect(Object.keys(plain.services)).toEqual(['festoon']);
  expect(plain.services['festoon']?.ports).toEqual(['3000:3000']);
  expect(Object.keys(plain.volumes)).toEqual(['data']);
  expect(read('compose.yaml')).not.toContain('${');
});

describe('compose.postgres.yaml', () => {
  const { services, secrets = {}, configs = {}, volumes } = several;
  const nodes = ours.filter(([name]) => name in services).map(([name]) => name);

  test('has two nodes, which only Caddy can reach, on one database', () => {
    expect(nodes).toEqual(['festoon-1', 'festoon-2']);
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    const proxy = read(configs['caddyfile']?.file ?? '');
    expect(proxy).toContain(`reverse_proxy ${nodes.map((name) => `${name}:3000`).join(' ')}`);
    for (const name of nodes) {
      expect(services[name]?.environment).toMatchObject({
        TRUST_PROXY: 'on',
        DATABASE_URL_FILE: '/run/secrets/database-url',
      });
    }
  });

  test('names only secrets and volumes that it declares, and holds no password', () => {
    for (const { secrets: used = [], volumes: mounted = [] } of Object.values(services)) {
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(used));
      const names = mounted.map((text) => text.split(':')[0]);
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(names));
    }
    expect(read('.gitignore').split('\n')).toContain('/secrets/');
    expect(read('compose.postgres.yaml')).not.toMatch(/PASSWORD: /);
  });
});

test('the documentation tells of every file of the container', () => {
  const operations = read('docs/operations.md');
  const files = readdirSync(root).filter((name) =>
    /^(?:compose.*\.yaml|Containerfile)$/.test(name),
  );
  expect(files).toHaveLength(3);
  for (const name of files) expect(operations).toContain(name);
});
