import { findProver } from '#app/features/host/account-page/find-prover.server.ts';
import type { AccountServices } from '#app/features/host/account/handling.server.ts';
import { listRegistrationLinks } from '#app/features/host/registration/registration-links.server.ts';
import type { Host, Registration } from '#app/features/host/schema.ts';

import { countHosts, hostsOnPage, listHosts } from './host-list.server.ts';

interface Asked {
  host: Host;
  url: URL;
}

type ViewServices = AccountServices & { settings: { REGISTRATION: Registration } };

const longestSearch = 100;
const lastPage = 1_000_000;

/** A page of hosts (behaviour 46.7). Numbers that are none mean the first page. */
export async function loadHosts(services: ViewServices, { host, url }: Asked) {
  const { db } = services;
  const search = (url.searchParams.get('q') ?? '').replaceAll('\0', '').slice(0, longestSearch);
  const typed = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(typed) && typed >= 1 && typed <= lastPage ? typed : 1;
  const count = await countHosts(db, search.trim());
  return {
    search,
    page,
    count,
    pages: Math.max(1, Math.ceil(count / hostsOnPage)),
    hosts: await listHosts(db, { search: search.trim(), page }),
    prover: await findProver(services, host),
  };
}

export async function loadLinks(services: ViewServices, { host }: Asked) {
  return {
    registration: services.settings.REGISTRATION,
    links: await listRegistrationLinks(services),
    prover: await findProver(services, host),
  };
}

/** What the rows of /admin say of hosts (behaviour 46.8). */
export async function loadCounts(services: ViewServices) {
  return {
    hosts: await countHosts(services.db),
    links: (await listRegistrationLinks(services)).length,
    registration: services.settings.REGISTRATION,
  };
}

export type HostsView = Awaited<ReturnType<typeof loadHosts>>;
export type LinksView = Awaited<ReturnType<typeof loadLinks>>;
export type CountsView = Awaited<ReturnType<typeof loadCounts>>;
