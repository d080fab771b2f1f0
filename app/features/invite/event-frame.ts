/** The data of the frame around every screen of an event. */
export interface EventFrame {
  hostName: string;
  inviteId: string;
  /** The event's title, or its substitute. */
  title: string;
  /** Whether this server sends mail. */
  sendsMail: boolean;
  /** Whether the host is a door helper, who sees only the door screen. */
  isDoorHelper: boolean;
}
