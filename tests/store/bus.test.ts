import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { editInvite } from '#app/features/dashboard/inline-edit/edit-invite.server.ts';
import { recordAnswer } from '#app/features/guests/recording/recording.server.ts';
import type { Host } from '#app/features/host/schema.ts';
import type { PartChange } from '#app/features/invite/rules.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { updateInvite } from '#app/features/invite/service.server.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { type Bus, type BusLink, type Connect, createBus } from '#app/features/live/bus.server.ts';
import { includesChange } from '#app/features/live/cursor.ts';
import { createPostgresLink } from '#app/features/live/postgres-link.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import { countAnswers, recordChange } from '#app/features/rsvp/service.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { findOwn } from '#tests/setup/events.ts';
import { addHost } from '#tests/setup/hosts.ts';
import { getServerUrl } from '#tests/setup/postgres.ts';

test('a subscriber hears its own id until it leaves, and nobody else leaves with it', () => {
  const bus = createBus();
  const heard = vi.fn<() => void>();
  const leave = bus.subscribe('a', heard);
  const other = bus.subscribe('a', heard);
  bus.publish('b');
  expect(heard).not.toHaveBeenCalled();
  bus.publish('a');
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  leave();
  bus.publish('a');
  expect(heard).toHaveBeenCalledTimes(3);
  other();
  bus.publish('a');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a cursor tells of its own event alone, and a gap begins a new one (behaviour 21.10)', () => {
  const connect = vi.fn<Connect>(() => ({
    send: vi.fn<BusLink['send']>(),
    close: vi.fn<BusLink['close']>(),
  }));
  const bus = createBus(connect);
  const [own, other] = [bus.cursor('own'), bus.cursor('other')];
  bus.publish('own');
  const changed = bus.cursor('own');
  expect([includesChange(own, changed), includesChange(changed, own)]).toEqual([false, true]);
  bus.publish('other');
  bus.publish('nobody asked for');
  expect(bus.cursor('own')).toBe(changed);
  expect(includesChange(bus.cursor('other'), other)).toBe(true);
  expect(includesChange(bus.cursor('other'), changed)).toBe(false);
  const [deliver] = connect.mock.lastCall!;
  deliver(null);
  expect(includesChange(changed, bus.cursor('own'))).toBe(false);
});

describe.each(engines)('changes on $name', (engine) => {
  const store = useDatabase(engine);
  let host: Host;
  const live = createBus();

  beforeAll(async () => {
    host = await addHost(store.db, 'ana');
  });

  async function invite() {
    const deps = { db: store.db, clock: () => 5000, live };
    const id = await saveDraft(deps, host, makeDraft({ invitees: makeInvitees(1) }));
    const found = await findOwn(store.db, id, host);
    const figures: Promise<number>[] = [];
    const leave = live.subscribe(id, () =>
      figures.push(countAnswers(store.db, id).then((counts) => toFigures(counts).going)),
    );
    const said = async () => {
      const all = await Promise.all(figures);
      leave();
      return all;
    };
    return { deps, id, own: found, said };
  }

  test('an answer is published once it is stored, a refused one is not', async () => {
    const { deps, id, said } = await invite();
    const respondent = { inviteId: id, guest: { keyHash: `hash-${id}` } };
    await recordChange(deps, respondent, { kind: 'extra', extra: 1 });
    await recordChange(deps, respondent, { kind: 'answer', answer: 'yes' });
    expect(await said()).toEqual([1]);
  });

  test('an answer recorded by the host is published, one of nobody on the list is not', async () => {
    const { deps, id, own, said } = await invite();
    const [invited] = await listInvitees(store.db, id);
    await recordAnswer(deps, own, { record: { inviteeId: 'nobody' }, as: 'yes', seen: null });
    await recordAnswer(deps, own, {
      record: { inviteeId: invited?.id ?? '' },
      as: 'yes',
      seen: null,
    });
    expect(await said()).toEqual([1]);
  });

  test('an edit is published, a stale one is not', async () => {
    const { deps, own, said } = await invite();
    const edit = { part: 'eventName', version: 1, value: 'Another' } as const;
    const save = (change: PartChange) => updateInvite(deps, own, change);
    expect(await editInvite(save, own, edit)).toMatchObject({ status: 200 });
    expect(await editInvite(save, own, { ...edit, value: 'Late' })).toMatchObject({ status: 409 });
    expect(await said()).toHaveLength(1);
  });
});

/** Resolves when the bus delivers this id; null means 'anything may have changed'. */
function next(bus: Bus, awaited: string | null): Promise<void> {
  return new Promise((resolve) => {
    const leave = bus.subscribe(awaited ?? 'never published', (sure) => {
      if (sure === (awaited === null)) return;
      leave();
      resolve();
    });
  });
}

describe('two processes on one PostgreSQL', () => {
  const channel = `test_${Math.random().toString(36).slice(2)}`;
  let open: Bus[] = [];
  afterEach(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    open = [];
  });

  /** Resolves with an open connection; before, a bus receives nothing. */
  async function node(): Promise<Bus> {
    const bus = createBus(createPostgresLink(getServerUrl(), channel));
    open.push(bus);
    await next(bus, null);
    return bus;
  }

  test('what one publishes both hear, each of them once', async () => {
    const [one, other] = [await node(), await node()];
    const heard: string[] = [];
    one.subscribe('a', () => heard.push('one'));
    other.subscribe('a', () => heard.push('other'));
    const marked = Promise.all([next(one, 'from other'), next(other, 'from one')]);
    one.publish('a');
    one.publish('from one');
    await next(other, 'from one');
    other.publish('from other');
    await marked;
    expect(heard).toEqual(['one', 'other']);
  });

  test('a thousand changes of a moment are two words to the others, the last one included', async () => {
    const [one, other] = [await node(), await node()];
    const heard = vi.fn<() => void>();
    other.subscribe('a', heard);
    for (let change = 0; change < 1000; change += 1) one.publish('a');
    one.publish('marker');
    await next(other, 'marker');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('more ids than a window takes are told as anything', async () => {
    const [one, other] = [await node(), await node()];
    const told = next(other, null);
    for (let id = 0; id < 2000; id += 1) one.publish(String(id));
    await expect(told).resolves.toBeUndefined();
  });

  test('after a lost connection everything is to be read again', async () => {
    const bus = await node();
    const subscriber = vi.fn<() => void>();
    bus.subscribe('never published', subscriber);
    const back = next(bus, null);
    await cutOldestLine();
    await back;
    expect(subscriber).toHaveBeenCalled();
  });

  test('what is published while the line is down is said once it is open again', async () => {
    const one = await node();
    const other = await node();
    const heard = next(other, 'in the gap');
    await cutOldestLine();
    one.publish('in the gap');
    await expect(heard).resolves.toBeUndefined();
  });

  async function cutOldestLine(): Promise<void> {
    const client = new Client({ connectionString: getServerUrl() });
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid = (select pid from pg_stat_activity where application_name = $1
                    order by backend_start limit 1)`,
      [`festoon ${channel}`],
    );
    await client.end();
    expect(rowCount).toBe(1);
  }
});

test('a bus whose database is not there publishes within its process and closes at once', async () => {
  const bus = createBus(createPostgresLink('postgres://nobody@127.0.0.1:1/none'));
  const heard = vi.fn<() => void>();
  bus.subscribe('a', heard);
  bus.publish('a');
  expect(heard).toHaveBeenCalledOnce();
  await bus.close();
});
