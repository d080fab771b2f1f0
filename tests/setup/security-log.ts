import type { SecurityLog } from '#app/platform/security-log.server.ts';

/** Records nothing. */
export const noSecurityLog: SecurityLog = { record() {}, refused() {}, close() {} };
