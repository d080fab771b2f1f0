import type { Visitor } from './site.ts';

/** Settings of a site whose reverse proxy is this machine's first address. */
export const forwardAuth = {
  FORWARD_AUTH_HEADER: 'Remote-User',
  FORWARD_AUTH_FROM: '127.0.0.1, ::1',
};

/** What a reverse proxy adds for its user. */
export const nameUser = (user: string | null): Record<string, string> =>
  user === null ? {} : { 'remote-user': Buffer.from(user).toString('latin1') };

/** A browser behind a reverse proxy, which names its user in every request. */
export class ProxyVisitor {
  /** Null for nobody. */
  user: string | null;
  readonly visitor: Visitor;

  constructor(visitor: Visitor, user: string | null) {
    this.visitor = visitor;
    this.user = user;
  }

  get(target: string, headers: Record<string, string> = {}) {
    return this.visitor.get(target, { ...nameUser(this.user), ...headers });
  }

  post(target: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    return this.visitor.post(target, fields, { ...nameUser(this.user), ...headers });
  }

  postJson(target: string, value: unknown) {
    return this.visitor.postJson(target, value, nameUser(this.user));
  }
}
