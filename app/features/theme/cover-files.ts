const files = import.meta.glob<string>('./cover-pictures/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The picture of a look's cover, with the sample's words or without any. */
export const getCoverFile = (look: string, words: 'sample' | 'none') =>
  files[`./cover-pictures/${look}${words === 'none' ? '-bare' : ''}.avif`] ?? '';
