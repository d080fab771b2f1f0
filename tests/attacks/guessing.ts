const guesses = 400;

/** Behind a proxy, which names the address of each visitor. */
export const behindProxy = { TRUST_PROXY: 'on' };

const addressOf = (number: number) => `198.${18 + Math.floor(number / 250)}.0.${number % 250}`;

/** Guesses the password of one username, each time from another address. */
export async function guessPassword({ url }: { url: string }): Promise<string> {
  const statuses: number[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    const reply = await fetch(new URL('/hostLogIn', url), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url, 'x-forwarded-for': addressOf(guess) },
      body: new URLSearchParams({ username: 'host', password: `guess ${guess}`, mode: 'sign-in' }),
    });
    await reply.body?.cancel();
    statuses.push(reply.status);
  }
  const checked = statuses.filter((status) => status === 401).length;
  return `${checked} of ${guesses} checked`;
}
