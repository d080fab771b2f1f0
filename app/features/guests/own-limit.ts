/**
 * How many of its own recordings a screen remembers. It has a file of its own, because the browser would otherwise
 * load the dashboard's schemas with it: 4.6 kB more on the guest list.
 */
export const ownLimit = 100;
