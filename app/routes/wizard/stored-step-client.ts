interface ClientLoaderArgs<Loaded> {
  request: Request;
  serverLoader: () => Promise<Loaded>;
}

/** A step's client loader: only a stored invitation is asked for, so the draft's steps open at once. */
export async function askOnlyForStored<Loaded>(
  args: ClientLoaderArgs<Loaded>,
): Promise<Loaded | null> {
  return new URL(args.request.url).searchParams.has('invite') ? args.serverLoader() : null;
}
