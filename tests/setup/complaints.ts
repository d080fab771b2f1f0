import type { Page } from 'playwright';
import { afterEach } from 'vitest';

const complaints: string[] = [];

/** Fails each test in which a page of `collectComplaints` has logged an error or a warning. */
export function failOnComplaints(): void {
  afterEach(() => {
    const logged = complaints.splice(0);
    if (logged.length > 0) throw new Error(`The page complained: ${logged.join('; ')}`);
  });
}

export function collectComplaints(page: Page): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

/** Drops complaints that contain one of these words. */
export function dropComplaints(...words: string[]): void {
  const others = complaints.filter((text) => !words.some((word) => text.includes(word)));
  complaints.splice(0, complaints.length, ...others);
}
