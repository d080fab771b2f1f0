export interface MailFact {
  kind: 'title' | 'time' | 'place' | 'hosts';
  label: string;
  lines: readonly string[];
  /** The value before a change; '' if unchanged. */
  before: string;
  link: Link | null;
}

export interface Link {
  words: string;
  href: string;
}

/** The style: 'solid' for the first choice, 'plain' looks like text. */
export interface MailButton extends Link {
  kind: 'solid' | 'outline' | 'plain';
}

export interface MailPanelContent {
  title: string;
  lead: string;
  choices: readonly MailButton[];
  note: string;
}

export interface MailEntry {
  title: string;
  text: string;
}

export interface MailSection {
  heading: Link;
  entries: readonly MailEntry[];
}

/** HTML and text are written from the same content. */
export interface MailContent {
  subject: string;
  /** The preview text in a list of mail. */
  preheader: string;
  picture: { src: string; title: string; link: string } | null;
  heading: string;
  /** Below the heading; '' if the heading contains it. */
  title: string;
  lead: readonly string[];
  facts: readonly MailFact[];
  /** The host's own text by paragraphs. */
  words: readonly string[];
  panel: MailPanelContent | null;
  sections: readonly MailSection[];
  foot: readonly string[];
  /** What is stored about the reader, if anything. */
  data: Link | null;
  /** The link that unsubscribes; null for mail that the reader requested. */
  stop: Link | null;
}
