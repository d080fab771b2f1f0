/** A line of facts, such as 'Time'. */
export interface Fact {
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
export interface Choice extends Link {
  kind: 'solid' | 'outline' | 'plain';
}

/** A question or a suggestion, with the buttons that answer or follow it. */
export interface Panel {
  title: string;
  lead: string;
  choices: readonly Choice[];
  note: string;
}

/** An entry of a list, such as an answer. */
export interface Entry {
  title: string;
  text: string;
}

/** Entries under a heading that is a link. */
export interface Section {
  heading: Link;
  entries: readonly Entry[];
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
  facts: readonly Fact[];
  /** The host's own words, paragraph by paragraph. */
  words: readonly string[];
  panel: Panel | null;
  sections: readonly Section[];
  foot: readonly string[];
  /** The link that stops such mail; null for mail that the reader requested. */
  stop: Link | null;
}
