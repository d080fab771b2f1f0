interface ClientLoaderArgs<Loaded> {
  request: Request;
  serverLoader: () => Promise<Loaded>;
}

/** Calls the server for a stored invitation only, so that a draft's steps open at once. */
export async function loadOnlyStored<Loaded>(
  args: ClientLoaderArgs<Loaded>,
): Promise<Loaded | null> {
  return new URL(args.request.url).searchParams.has('invite') ? args.serverLoader() : null;
}
