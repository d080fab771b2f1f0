/** What of React Router's manifest tells an address. */
interface Routes {
  [id: string]: { parentId?: string | undefined; path?: string | undefined } | undefined;
}

/**
 * Names the route that a request is for, such as /guest/:inviteId: a small set of names, none of which holds
 * anything of a visitor's. What no route has is 'other'.
 */
export function createRouteName(routes: Routes): (target: string) => string {
  const names = Object.keys(routes)
    .map((id) => pathOf(routes, id))
    .filter((path) => !path.includes('*'));
  const patterns = [...new Set(names)].map((name) => ({ name, pattern: toPattern(name) }));
  return (target) => {
    const [path = ''] = target.split('?', 1);
    if (path.startsWith('/assets/')) return '/assets/*';
    const page = path.replace(/^\/_root\.data$/, '/').replace(/\.data$/, '');
    return patterns.find(({ pattern }) => pattern.test(page))?.name ?? 'other';
  };
}

function pathOf(routes: Routes, id: string): string {
  const parts: string[] = [];
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    parts.unshift(routes[at]?.path ?? '');
  }
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

function toPattern(name: string): RegExp {
  const parts = name
    .split('/')
    .map((part) =>
      part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i');
}
