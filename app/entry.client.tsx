import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { allowLateRedirects } from './ui/late-redirects.client.ts';
import { allowOvertakenTransitions } from './ui/overtaken-transitions.client.ts';
import { callAfterPaint } from './ui/scheduling.ts';

allowLateRedirects();
allowOvertakenTransitions();

// Otherwise what runs before the first frame would hold it up.
callAfterPaint(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
