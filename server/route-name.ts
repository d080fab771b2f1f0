import { TrieRouter } from 'hono/router/trie-router';

interface Routes {
  [id: string]: { parentId?: string | undefined; path?: string | undefined } | undefined;
}

export function listManifestPaths(routes: Routes): string[] {
  return Object.keys(routes).map((id) => pathOf(routes, id));
}

function pathOf(routes: Routes, id: string): string {
  const parts: string[] = [];
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    parts.unshift(routes[at]?.path ?? '');
  }
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

/** For metrics: a fixed set without any visitor's data. Unknown paths are 'other'. */
export function createRouteName(paths: readonly string[]): (target: string) => string {
  const router = new TrieRouter<string>();
  for (const path of new Set(paths)) {
    if (!path.includes('*')) router.add('ALL', path.toLowerCase(), path);
  }
  router.add('ALL', '/assets/*', '/assets/*');
  return (target) => {
    const [path = ''] = target.toLowerCase().split('?', 1);
    const page = path.replace(/^\/_root\.data$/, '/').replace(/(?:\.data|\/)$/, '');
    const [[match] = []] = router.match('ALL', page || '/');
    return match?.[0] ?? 'other';
  };
}
