/** Who besides its owner may do something in an event. */
export interface MembershipsTable {
  id: string;
  invite_id: string;
  host_uid: string;
  role: 'co-host' | 'door';
  joined_at: number;
}

/** A link by which one host can join an event. */
export interface JoinLinksTable {
  id: string;
  invite_id: string;
  role: 'co-host' | 'door';
  token_hash: string;
  created_at: number;
  expires_at: number;
  /** Who has joined by it; null while it can be used. */
  used_by: string | null;
}
