/** A line of facts, such as 'Time'. */
export interface MailFact {
  label: string;
  lines: readonly string[];
  /** The value before a change; '' when it did not change. */
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

/** A question or a suggestion, with the buttons that answer or follow it. */
export interface MailPanelContent {
  title: string;
  lead: string;
  choices: readonly MailButton[];
  note: string;
}

/** An entry of a list, such as an answer. */
export interface MailEntry {
  title: string;
  text: string;
}

/** Entries under a heading that is a link. */
export interface MailSection {
  heading: Link;
  entries: readonly MailEntry[];
}

/** The content of a message, from which its HTML and its text are made. */
export interface MailContent {
  subject: string;
  /** The first words that a list of mail shows. */
  preheader: string;
  picture: { src: string; title: string; link: string } | null;
  heading: string;
  /** Beneath the heading; '' when the heading says it. */
  title: string;
  /** Before the facts. */
  lead: readonly string[];
  facts: readonly MailFact[];
  /** The host's own words, paragraph by paragraph. */
  words: readonly string[];
  panel: MailPanelContent | null;
  sections: readonly MailSection[];
  foot: readonly string[];
  /** The link that stops such mail; null for mail that the reader requested. */
  stop: Link | null;
}
