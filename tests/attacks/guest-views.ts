import http from 'node:http';

const views = 1000;
const atOnce = 20;

/** A ticket of the right form that no device was given. */
export function forgeCookie(at: number): string {
  const token = String(at).padStart(32, 'x');
  return `festoon.guest=${Buffer.from(JSON.stringify({ token })).toString('base64')}`;
}

/** Opens the page a thousand times, with a cookie if there is one. */
export async function viewMany(
  url: string,
  page: string,
  cookieOf?: (at: number) => string,
): Promise<string> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = await Promise.all(
    Array.from({ length: views }, (_, at) => {
      const cookie = cookieOf ? { cookie: cookieOf(at) } : {};
      return view(new URL(page, url), { agent, headers: { 'accept-encoding': 'br', ...cookie } });
    }),
  );
  agent.destroy();
  return `${statuses.filter((status) => status === 200).length} of ${views} shown`;
}

function view(page: URL, options: http.RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(page, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject);
  });
}
