/** What every screen of an event shows around its own content. */
export interface EventFrame {
  hostName: string;
  inviteId: string;
  /** The event's title, or its substitute. */
  title: string;
  /** Whether this server sends mail. */
  sendsMail: boolean;
  /** Whether the host is a door helper, who sees the door screen alone. */
  isDoorHelper: boolean;
}
