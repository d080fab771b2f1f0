import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { Counts, Services } from '#app/context.ts';
import { mapLimits } from '#app/features/host/limits.server.ts';
import { findMailboxState } from '#app/features/mail/returned/mailbox-state.server.ts';
import type { LookUpContext, Places } from '#app/features/place/port.ts';
import * as addresses from '#app/platform/addresses.ts';
import type { Gate } from '#app/platform/limits/gate.server.ts';

import { findAddress } from './find-address.ts';
import { watchFigures } from './watch-figures.ts';

const methods = new Set(['GET', 'HEAD', 'POST']);
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels have fixed sets of values and hold no visitor's data. */
export class Metrics {
  readonly #registry = new Registry();

  constructor() {
    // Processor time, memory, event-loop lag, garbage collection.
    collectDefaultMetrics({ register: this.#registry });
  }

  watchRequests(server: Server): void {
    const { requests, answers, durations, streams } = this.#requestMetrics();
    server.prependListener('request', (request, response) => {
      const start = performance.now();
      const route = findAddress(request.url ?? '');
      const method = methods.has(request.method ?? '') ? String(request.method) : 'other';
      // An event stream stays open as long as its page, so its duration says nothing about speed.
      const stream = request.headers.accept === 'text/event-stream';
      if (stream) streams.inc();
      response.once('close', () => {
        const status = response.writableFinished || stream ? response.statusCode : 'aborted';
        requests.inc({ method, route, status });
        if (stream) streams.dec();
        else durations.observe({ route }, (performance.now() - start) / 1000);
        if (method === 'POST' && route === addresses.guest && status === 303) answers.inc();
      });
    });
  }

  watchServices(services: Services): void {
    services.places = this.#watchedPlaces(services.places);
    services.limits = this.#watchedLimits(services.limits);
    this.#watchCounts(services.counts);
    watchFigures(this.#registry, services);
    if (services.mail.isOn) this.#watchMail(services);
    if (services.settings.IMAP_URL) this.#watchReturned(services);
  }

  #watchReturned({ db, counts: { returned } }: Services): void {
    const registers = [this.#registry];
    const messages: Counter<'class'> = new Counter({
      name: 'festoon_returned_mail_total',
      help: 'Messages of the mailbox of returned mail that this process has read, by what they were.',
      labelNames: ['class'],
      registers,
      collect() {
        messages.reset();
        for (const [kind, count] of Object.entries(returned.read)) {
          messages.inc({ class: kind }, count);
        }
      },
    });
    const lookedAt: Gauge = new Gauge({
      name: 'festoon_returned_mail_looked_at_seconds',
      help: 'When this process last looked through the mailbox; 0 in one that does not read it.',
      registers,
      collect: () => lookedAt.set((returned.lookedAt ?? 0) / 1000),
    });
    const unmatched: Gauge = new Gauge({
      name: 'festoon_returned_mail_unmatched',
      help: 'Messages that this process has read and that were about none of this server’s, or beyond a limit.',
      registers,
      collect: () => unmatched.set(returned.unmatched),
    });
    const away: Gauge = new Gauge({
      name: 'festoon_returned_mail_away_since_seconds',
      help: 'Since when the mailbox cannot be read, by any process; 0 while it can.',
      registers,
      async collect() {
        away.set(((await findMailboxState(db)).awaySince ?? 0) / 1000);
      },
    });
  }

  #watchMail({ counts }: Services): void {
    const outcomes: Counter<'outcome'> = new Counter({
      name: 'festoon_mail_outcomes_total',
      help: 'Attempts to send a message, by what became of it.',
      labelNames: ['outcome'],
      registers: [this.#registry],
      collect() {
        outcomes.reset();
        for (const [outcome, count] of Object.entries(counts.mail))
          outcomes.inc({ outcome }, count);
      },
    });
  }

  #watchCounts(counts: Counts): void {
    const pages = 'Guests’ pages that everybody has alike';
    this.#watchTotal(
      'pages_from_cache',
      `${pages}, sent as they were kept.`,
      () => counts.pagesFromCache,
    );
    this.#watchTotal(
      'pages_rendered',
      `${pages}, rendered to be kept.`,
      () => counts.pagesRendered,
    );
    const commits = 'Commits of the embedded database, each a wait for the disk.';
    this.#watchTotal('commits', commits, () => counts.commits);
    const errors = 'Defects and database failures that were logged.';
    this.#watchTotal('errors', errors, () => counts.errors);
  }

  #watchTotal(name: string, help: string, total: () => number): void {
    const counter: Counter = new Counter({
      name: `festoon_${name}_total`,
      help,
      registers: [this.#registry],
      collect() {
        counter.reset();
        counter.inc(total());
      },
    });
  }

  createServer(): Server {
    const serve = async (request: IncomingMessage, response: ServerResponse) => {
      if (request.url !== '/metrics') response.writeHead(404).end();
      else {
        const text = await this.#registry.metrics();
        response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text);
      }
    };
    return createServer((request, response) => void serve(request, response));
  }

  #requestMetrics() {
    const registers = [this.#registry];
    return {
      requests: new Counter({
        name: 'festoon_http_requests_total',
        help: 'Requests answered, by route; aborted ones ended before their answer.',
        labelNames: ['method', 'route', 'status'],
        registers,
      }),
      answers: new Counter({
        name: 'festoon_answers_total',
        help: 'What guests sent and was acknowledged: answers, +1, names.',
        registers,
      }),
      durations: new Histogram({
        name: 'festoon_http_request_duration_seconds',
        help: 'Time from a request’s headers to the end of its answer, without event streams.',
        labelNames: ['route'],
        buckets: seconds,
        registers,
      }),
      streams: new Gauge({
        name: 'festoon_event_streams',
        help: 'Dashboards that follow along at this moment.',
        registers,
      }),
    };
  }

  #watchedPlaces(places: Places): Places {
    const calls = new Counter({
      name: 'festoon_place_lookups_total',
      help: 'Questions to the place provider, kept answers among them.',
      labelNames: ['question', 'outcome'],
      registers: [this.#registry],
    });
    const counted =
      <Arguments extends unknown[], Value extends { ok: boolean }>(
        question: string,
        ask: (...given: Arguments) => Promise<Value>,
      ) =>
      async (...given: Arguments): Promise<Value> => {
        let outcome = 'error';
        try {
          const answer = await ask(...given);
          outcome = answer.ok ? 'ok' : 'unreachable';
          return answer;
        } finally {
          calls.inc({ question, outcome });
        }
      };
    return {
      ...places,
      search: counted('search', (text: string, asking: LookUpContext) =>
        places.search(text, asking),
      ),
      resolve: counted('resolve', (id: string, asking: LookUpContext) =>
        places.resolve(id, asking),
      ),
      geocode: counted('geocode', (text: string, asking: LookUpContext) =>
        places.geocode(text, asking),
      ),
    };
  }

  #watchedLimits(limits: Services['limits']): Services['limits'] {
    const refused = new Counter({
      name: 'festoon_refused_total',
      help: 'Attempts beyond a limit, by limit.',
      labelNames: ['limit'],
      registers: [this.#registry],
    });
    return {
      ...mapLimits((name) => ({
        ...limits[name],
        async allow(key) {
          const allowed = await limits[name].allow(key);
          if (!allowed) refused.inc({ limit: name });
          return allowed;
        },
      })),
      hashing: this.#watchedGate(limits.hashing, () => refused.inc({ limit: 'hashing' })),
    };
  }

  #watchedGate(gate: Gate, refused: () => void): Gate {
    const hashes = new Gauge({
      name: 'festoon_password_hashes',
      help: 'Password hashes waiting for their turn, and running.',
      labelNames: ['state'],
      registers: [this.#registry],
    });
    hashes.set({ state: 'waiting' }, 0);
    hashes.set({ state: 'running' }, 0);
    return {
      async run(work) {
        let state = 'waiting';
        hashes.inc({ state });
        try {
          const done = await gate.run(() => {
            hashes.dec({ state });
            state = 'running';
            hashes.inc({ state });
            return work();
          });
          if (!done.ok) refused();
          return done;
        } finally {
          hashes.dec({ state });
        }
      },
    };
  }
}
