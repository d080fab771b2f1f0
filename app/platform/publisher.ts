/** Announces that the data stored under an id has changed. Call after the commit. */
export interface Publisher {
  publish(id: string): void;
}
