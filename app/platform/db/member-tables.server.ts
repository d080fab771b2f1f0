export interface MembershipsTable {
  id: string;
  invite_id: string;
  host_uid: string;
  role: 'co-host' | 'door';
  joined_at: number;
}

export interface JoinLinksTable {
  id: string;
  invite_id: string;
  role: 'co-host' | 'door';
  token_hash: string;
  created_at: number;
  expires_at: number;
  /** Null while the link can be used. */
  used_by: string | null;
}
