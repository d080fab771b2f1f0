export interface EventFrame {
  hostName: string;
  inviteId: string;
  /** The event's title, or its substitute. */
  title: string;
  sendsMail: boolean;
  /** Messages of guests that this host has not seen. */
  unread: number;
  /** A door helper sees only the door screen. */
  isDoorHelper: boolean;
}
