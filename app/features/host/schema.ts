/** A host as the rest of the site may know one: nothing secret in it. */
export interface Host {
  uid: string;
  username: string;
  /** The synthetic login address (spec §3); leads nowhere. */
  email: string;
  displayName: string;
}
