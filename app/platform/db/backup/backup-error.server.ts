/** A backup or a restore that cannot be made, in words for the operator. */
export class BackupError extends Error {}
