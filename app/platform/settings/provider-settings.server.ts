import * as v from 'valibot';

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && local.has(url.hostname));
  return isSafe && !url.username && !/[?#\s]/.test(text);
}

const issuer = v.pipe(
  v.string(),
  v.check(isIssuer, 'must be an https address without user and query'),
  v.check(
    (text) => !text.includes('/.well-known/'),
    'must be the issuer alone, without /.well-known/openid-configuration',
  ),
);

const providerName = v.pipe(
  v.string(),
  v.maxLength(40, 'must have at most 40 characters'),
  v.regex(/^[^\p{Cc}]+$/u, 'must be text on one line'),
);

export const providerRows = [
  {
    name: 'OIDC_ISSUER',
    default: '',
    schema: v.optional(issuer),
    doc: 'Issuer of an OpenID Connect provider, to the letter, as https://login.example.org/realms/home. With it hosts can log in there. Its redirect address is APP_ORIGIN with /hostLogIn/provider/back.',
  },
  {
    name: 'OIDC_CLIENT_ID',
    default: '',
    schema: v.optional(v.string()),
    doc: 'What the provider calls this site. Set together with OIDC_ISSUER.',
  },
  {
    name: 'OIDC_CLIENT_SECRET',
    default: '',
    schema: v.optional(v.string()),
    secret: true,
    doc: 'The secret that the provider gave to this site. Unset: a public client.',
  },
  {
    name: 'OIDC_NAME',
    default: 'single sign-on',
    schema: providerName,
    doc: 'What hosts call the provider: the button says “Continue with” and this name.',
  },
] as const;

interface Given {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
}

export function findProviderContradictions(given: Given): string[] {
  const { OIDC_ISSUER: from, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = given;
  const isWhole = Boolean(from) === Boolean(id) && (!secret || Boolean(id));
  return isWhole ? [] : ['OIDC_ISSUER and OIDC_CLIENT_ID must be set together'];
}
