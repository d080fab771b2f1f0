/** Announces that the data stored under an id has changed. Called after the commit. */
export interface Publisher {
  publish(id: string): void;
}
