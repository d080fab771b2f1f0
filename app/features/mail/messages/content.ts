/** A line of facts, such as 'Time'. */
export interface Fact {
  label: string;
  lines: readonly string[];
  /** What stood there before a change; '' when it did not change. */
  before: string;
  link: Link | null;
}

export interface Link {
  words: string;
  href: string;
}

/** The solid button is the first choice, the plain one looks like text. */
export interface Choice extends Link {
  kind: 'solid' | 'outline' | 'plain';
}

/** What the reader is asked, or where to go. */
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

/** Entries under a heading that leads somewhere. */
export interface Section {
  heading: Link;
  entries: readonly Entry[];
}

/** What a message says, from which its HTML and its text are made. */
export interface MailContent {
  subject: string;
  /** The first words in a list of mail. */
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
  /** Where the reader stops such mail; null for mail that was asked for. */
  stop: Link | null;
}
