import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { sayNext } from './say-next.client.ts';
import { allowExpectedRejections } from './ui/expected-rejections.client.ts';

allowExpectedRejections();

await sayNext(location.pathname);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
