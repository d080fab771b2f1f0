// The import rules (docs/architecture.md).

/**
 * The features and which others each may import; `types` allows `import type` only.
 * @type {Record<string, Record<string, 'all' | 'types'>>}
 */
export const features = {
  words: { draft: 'types', theme: 'types' },
  schedule: {},
  theme: {},
  place: { words: 'all' },
  live: {},
  activity: {},
  picture: {},
  host: { activity: 'all', words: 'all' },
  draft: { schedule: 'all', theme: 'all', place: 'all' },
  invite: { activity: 'all', draft: 'all', schedule: 'all', picture: 'all', place: 'all' },
  invitation: {
    picture: 'all',
    schedule: 'all',
    theme: 'all',
    place: 'all',
    words: 'all',
    invite: 'types',
  },
  'link-card': { invitation: 'all', theme: 'all', words: 'all', invite: 'types' },
  calendar: { schedule: 'all', words: 'all', invite: 'types' },
  wizard: {
    draft: 'all',
    'guest-lists': 'all',
    invitation: 'all',
    picture: 'all',
    schedule: 'all',
    theme: 'all',
    place: 'all',
    invite: 'types',
  },
  review: {
    draft: 'all',
    invitation: 'all',
    schedule: 'all',
    theme: 'all',
    wizard: 'all',
    invite: 'types',
  },
  rsvp: { live: 'all', schedule: 'all', invite: 'all', words: 'all' },
  mail: {
    invitation: 'all',
    calendar: 'all',
    schedule: 'all',
    theme: 'all',
    place: 'all',
    invite: 'all',
    rsvp: 'all',
    words: 'all',
    host: 'types',
  },
  labels: { invite: 'all' },
  told: {
    invitation: 'all',
    invite: 'all',
    mail: 'all',
    rsvp: 'all',
    schedule: 'all',
    theme: 'all',
    words: 'all',
  },
  'by-phone': {
    guests: 'all',
    host: 'types',
    invitation: 'all',
    invite: 'all',
    'link-card': 'all',
    live: 'all',
    mail: 'all',
    outreach: 'all',
    rsvp: 'all',
    schedule: 'all',
    theme: 'all',
    told: 'all',
    words: 'all',
  },
  guests: {
    activity: 'all',
    draft: 'all',
    invitation: 'all',
    invite: 'all',
    labels: 'all',
    live: 'all',
    mail: 'all',
    rsvp: 'all',
    schedule: 'all',
    told: 'all',
    words: 'all',
  },
  'guest-card': {
    activity: 'all',
    draft: 'all',
    'guest-lists': 'all',
    guests: 'all',
    invitation: 'all',
    invite: 'all',
    labels: 'all',
    live: 'all',
    mail: 'all',
    rsvp: 'all',
    schedule: 'all',
    told: 'all',
    words: 'all',
  },
  'guest-lists': {
    activity: 'all',
    draft: 'all',
    guests: 'all',
    invite: 'all',
    labels: 'all',
    rsvp: 'all',
    schedule: 'all',
  },
  'question-answers': {
    draft: 'all',
    guests: 'all',
    invite: 'all',
    rsvp: 'all',
  },
  thanks: {
    activity: 'all',
    door: 'all',
    host: 'all',
    invite: 'all',
    outreach: 'all',
    told: 'all',
    words: 'all',
  },
  kitchen: {
    draft: 'all',
    guests: 'all',
    invite: 'all',
    live: 'all',
    'question-answers': 'all',
    rsvp: 'all',
    schedule: 'all',
  },
  outreach: {
    activity: 'all',
    draft: 'all',
    'guest-card': 'all',
    guests: 'all',
    host: 'all',
    invitation: 'all',
    invite: 'all',
    'link-card': 'all',
    live: 'all',
    mail: 'all',
    rsvp: 'all',
    schedule: 'all',
    told: 'all',
  },
  door: {
    words: 'all',
    guests: 'all',
    invitation: 'all',
    invite: 'all',
    live: 'all',
    mail: 'all',
    rsvp: 'all',
    schedule: 'all',
    theme: 'all',
  },
  'event-file': {
    activity: 'all',
    door: 'all',
    draft: 'all',
    'guest-lists': 'all',
    guests: 'all',
    invite: 'all',
    labels: 'all',
    rsvp: 'all',
    told: 'all',
    words: 'all',
  },
  account: {
    calendar: 'all',
    'event-file': 'all',
    host: 'all',
    invite: 'all',
    mail: 'all',
    outreach: 'all',
    schedule: 'all',
  },
  administration: { host: 'all', invite: 'all', mail: 'all' },
  'event-settings': {
    dashboard: 'all',
    door: 'all',
    draft: 'all',
    host: 'all',
    invite: 'all',
    labels: 'all',
    mail: 'all',
    outreach: 'all',
    activity: 'all',
    rsvp: 'all',
    schedule: 'all',
    theme: 'all',
    words: 'all',
  },
  dashboard: {
    activity: 'all',
    calendar: 'all',
    door: 'all',
    draft: 'all',
    'event-file': 'all',
    'guest-card': 'all',
    'guest-lists': 'all',
    guests: 'all',
    host: 'all',
    invitation: 'all',
    invite: 'all',
    kitchen: 'all',
    'link-card': 'all',
    live: 'all',
    mail: 'all',
    outreach: 'all',
    picture: 'all',
    place: 'all',
    'question-answers': 'all',
    labels: 'all',
    rsvp: 'all',
    schedule: 'all',
    theme: 'all',
    told: 'all',
    wizard: 'all',
  },
};

/**
 * Files that the dashboard may not import: the browser's draft belongs to the wizard, and secrets to the host
 * feature.
 */
const closedToDashboard =
  /^app\/features\/(?:draft\/(?:storage\.client|use-draft)|host\/(?:passwords|recovery-codes|store)\.server)\.ts$/;

/**
 * The top-level layers and which others each may import. `app` is the files directly in app/.
 * @type {Record<string, readonly string[]>}
 */
const layers = {
  server: [
    'server',
    'app',
    'routes',
    'guest-site',
    'home-site',
    'api-site',
    'features',
    'ui',
    'platform',
  ],
  app: ['app', 'features', 'ui', 'platform'],
  routes: ['app', 'features', 'ui', 'platform'],
  'guest-site': ['guest-site', 'app', 'features', 'ui', 'platform'],
  'home-site': ['home-site', 'app', 'features', 'ui', 'platform'],
  'api-site': ['api-site', 'app', 'features', 'platform'],
  features: ['features', 'ui', 'platform'],
  ui: ['ui', 'platform'],
  platform: ['platform'],
};

/** @param {string} file relative to the root, as in all of this module */
export function isTest(file) {
  return /\.test\.[a-z]+$/.test(file) || file.startsWith('tests/');
}

/**
 * @param {string} file
 * @returns {{ layer: string, feature: string | null }}
 */
export function getPlace(file) {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'app') return { layer: top, feature: null };
  if (second === 'features') return { layer: 'features', feature: third };
  return { layer: Object.hasOwn(layers, second) ? second : 'app', feature: null };
}

/**
 * True for files that run on the server only: by their suffix, or because the framework strips them from the
 * browser bundle.
 * @param {string} file
 */
function maySeeServer(file) {
  return (
    file.includes('.server.') ||
    file.startsWith('server/') ||
    file.startsWith('app/routes/') ||
    isTest(file)
  );
}

/**
 * Why `from` may not import `to`, or null if it may.
 * @param {string} from
 * @param {string} to
 * @param {boolean} typeOnly
 * @returns {string | null}
 */
export function findImportProblem(from, to, typeOnly) {
  if (!typeOnly && /\.server(?:\.|$)/.test(to) && !maySeeServer(from)) {
    return 'a file of the browser imports one of the server';
  }
  // The release's name and version.
  if (isTest(from) || to === 'package.json') return null;
  const [source, target] = [getPlace(from), getPlace(to)];
  if (!layers[source.layer]?.includes(target.layer)) {
    return `${source.layer} may not import ${target.layer}`;
  }
  if (source.feature === 'dashboard' && closedToDashboard.test(to)) {
    return 'the dashboard may not import it';
  }
  if (source.feature === null || target.feature === null || source.feature === target.feature) {
    return null;
  }
  const arrow = features[source.feature]?.[target.feature];
  if (arrow === 'all' || (arrow === 'types' && typeOnly)) return null;
  const what = arrow === 'types' ? 'only types of' : 'nothing of';
  return `the feature ${source.feature} may import ${what} ${target.feature}`;
}
