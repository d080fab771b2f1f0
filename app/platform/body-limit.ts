/** The most that a request may carry (decisions §12). */
export const maxBodyBytes = 1024 * 1024;

export const tooLarge =
  'That is more than 1 MiB, the most that can be sent at once. Please shorten it and try again.';
