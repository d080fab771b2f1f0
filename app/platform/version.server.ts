import release from '../../package.json' with { type: 'json' };

/** Of this release, as in package.json. */
export const version: string = release.version;
