/** How many of its own recordings a screen remembers. */
export const ownLimit = 100;
