import { startFrugally } from './memory.ts';

startFrugally();

/** The address to open in a browser. */
export const { url } = await import('./serve.ts');
