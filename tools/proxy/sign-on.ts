import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the sign-on lets browsers log in. */
export const logInThere = 'https://sign-on.example/log-in';

export interface SignOn {
  port: number;
  close(): void;
}

/** A sign-on that knows everybody by the cookie, and names all but 'unnamed'. */
export async function startSignOn(): Promise<SignOn> {
  const server = http.createServer((request, response) => {
    const user = /(?:^|; )sign-on=([\w.]+)/.exec(request.headers.cookie ?? '')?.[1];
    if (user === undefined) response.writeHead(401, { Location: logInThere });
    else response.writeHead(200, user === 'unnamed' ? {} : { 'Remote-User': user });
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
