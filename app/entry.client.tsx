import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { sayNext } from './say-next.client.ts';
import { allowLateRedirects } from './ui/late-redirects.client.ts';
import { allowOvertakenWork } from './ui/overtaken-work.client.ts';

allowLateRedirects();
allowOvertakenWork();

await sayNext(location.pathname);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
