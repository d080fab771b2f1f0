import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { allowLateRedirects } from './ui/late-redirects.client.ts';
import { allowOvertakenTransitions } from './ui/overtaken-transitions.client.ts';

allowLateRedirects();
allowOvertakenTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
