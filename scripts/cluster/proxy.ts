import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request as sendRequest,
} from 'node:http';

const checkEveryMs = 500;
const tryAgain = 'This server cannot be reached at the moment. Please try again.';

interface Node {
  url: string;
  agent: Agent;
  alive: boolean;
}

export interface ProxyOptions {
  /** Where the nodes serve, such as http://localhost:4001. */
  nodes: readonly string[];
  /** Whether another proxy in front says who the visitor is. */
  trustProxy?: boolean;
  /** Told when a node stops or begins to take part. */
  changed?: (url: string, alive: boolean) => void;
}

/** The nodes in turn. One that does not answer is left out until it does again. */
class Ring {
  readonly #nodes: Node[];
  readonly #changed: ProxyOptions['changed'];
  readonly #check: NodeJS.Timeout;
  #turn = 0;

  constructor({ nodes, changed }: ProxyOptions) {
    this.#nodes = nodes.map((url) => ({ url, agent: new Agent({ keepAlive: true }), alive: true }));
    this.#changed = changed;
    this.#check = setInterval(() => this.#askTheDead(), checkEveryMs);
    this.#check.unref();
  }

  /** The next living node that has not been tried. */
  next(tried: ReadonlySet<Node>): Node | undefined {
    const candidates = this.#nodes.filter((node) => node.alive && !tried.has(node));
    this.#turn += 1;
    return candidates[this.#turn % candidates.length];
  }

  setAlive(node: Node, alive: boolean): void {
    if (node.alive === alive) return;
    node.alive = alive;
    this.#changed?.(node.url, alive);
  }

  close(): void {
    clearInterval(this.#check);
    for (const { agent } of this.#nodes) agent.destroy();
  }

  #askTheDead(): void {
    for (const node of this.#nodes.filter(({ alive }) => !alive)) {
      void fetch(`${node.url}/health`).then(
        (health) => this.setAlive(node, health.ok),
        () => {},
      );
    }
  }
}

/**
 * A small round-robin proxy, for trying several nodes on one machine. It streams both ways and tells the nodes
 * who asks. A request that no node has begun to answer goes to the next one if it only reads or never reached
 * the first.
 */
export function createProxy(options: ProxyOptions): Server {
  const ring = new Ring(options);

  function forward(incoming: IncomingMessage, answer: ServerResponse, tried: Set<Node>): void {
    const node = ring.next(tried);
    if (!node) return refuse(answer, 503);
    tried.add(node);
    const sent = sendRequest(new URL(incoming.url ?? '/', node.url), {
      agent: node.agent,
      method: incoming.method,
      headers: headersFor(incoming, options.trustProxy ?? false),
    });
    let reached = false;
    onConnected(sent, () => {
      reached = true;
      incoming.pipe(sent);
    });
    sent.on('response', (response) => relay(response, answer));
    sent.on('error', (error) => {
      if (answer.destroyed) return;
      // A connection that was kept may have been closed for its age.
      if (sent.reusedSocket) tried.delete(node);
      else ring.setAlive(node, false);
      if (answer.headersSent) answer.destroy(error);
      else if (!reached || onlyReads(incoming)) forward(incoming, answer, tried);
      else refuse(answer, 502);
    });
    answer.on('close', () => sent.destroy());
  }

  const server = createServer((incoming, answer) => forward(incoming, answer, new Set()));
  return server.on('close', () => ring.close());
}

function onConnected(sent: ClientRequest, go: () => void): void {
  sent.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', go);
    else go();
  });
}

function onlyReads({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function headersFor(
  incoming: IncomingMessage,
  trustProxy: boolean,
): NodeJS.Dict<string | string[]> {
  const { connection: _, ...headers } = incoming.headers;
  if (trustProxy && headers['x-forwarded-for']) return headers;
  const before = headers['x-forwarded-for'];
  const visitor = incoming.socket.remoteAddress ?? '';
  return { ...headers, 'x-forwarded-for': before ? `${String(before)}, ${visitor}` : visitor };
}

function relay(response: IncomingMessage, answer: ServerResponse): void {
  const { connection: _, 'keep-alive': __, ...headers } = response.headers;
  answer.writeHead(response.statusCode ?? 502, headers);
  // The headers of a stream are wanted before its first word.
  answer.flushHeaders();
  response.pipe(answer);
  response.on('error', (error) => answer.destroy(error));
}

function refuse(answer: ServerResponse, status: 502 | 503): void {
  answer.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  answer.end(tryAgain);
}
