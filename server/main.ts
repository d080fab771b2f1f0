import { startFrugally } from './memory.ts';

startFrugally();
// Packages choose between their two builds as they are loaded. Those for development take twice the time.
process.env['NODE_ENV'] ||= 'production';

export const { url } = await import('./serve.ts');
