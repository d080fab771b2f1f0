import type { Claims } from '../claims.ts';
import { findIdeas } from './find-ideas.ts';
import { ideas } from './ideas.ts';

/** The leading idea first. */
export function listIdeaClaims(text: string): Claims[] {
  return findIdeas(text).map((name) => ideas[name].claims);
}
