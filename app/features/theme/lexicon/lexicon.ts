import type { Claims } from '../claims.ts';
import { findIdeas } from './find-ideas.ts';
import { ideas } from './ideas.ts';

/** The lexicon: what the ideas that a text names ask for, the leading one first. */
export function listIdeaClaims(text: string): Claims[] {
  return findIdeas(text).map((name) => ideas[name].claims);
}
