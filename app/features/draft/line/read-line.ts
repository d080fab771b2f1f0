import { limits } from '../limits.ts';
import { byStart, type Draft, draft, isApart, keepApart, leaveUnused, none } from './claims.ts';
import { anyOf, foldLine, type LineGrammar } from './grammar.ts';
import { readLook } from './looks.ts';
import { nameActivities } from './name-activities.ts';
import { nameDays, nameTimes } from './name-hours.ts';
import { namePlaces } from './name-places.ts';
import { findTitle, isName } from './name-title.ts';
import type { Piece } from './phrases.ts';
import type { Choices, LineReading, Phrase } from './reading.ts';
import { isJoint, listRest } from './rest.ts';
import { type LineTools, type Scene, setScene } from './scene.ts';

/**
 * Reads one line into phrases with their meanings (behaviour 42.1). What has two readings is asked, and what is not
 * understood stays as a phrase that is not used: no word is lost. Never throws.
 */
export function readLine(
  typed: string,
  grammar: LineGrammar,
  tools: LineTools,
  choices: Choices = {},
): LineReading {
  const line = typed.slice(0, limits.line);
  const scene = setScene(line, grammar, tools, choices);
  const named = keepApart([...nameDays(scene), ...nameTimes(scene), ...nameWords(scene)]);
  const rest = listRest(scene, named).map((piece) => leaveUnused(line, piece));
  const drafts = [...named, ...rest].toSorted(byStart);
  return { line, phrases: withIds(line, drafts, choices) };
}

function nameWords(scene: Scene): Draft[] {
  const title = findTitle(scene);
  const activities = nameActivities(scene);
  const rest = scene.segments
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => [...title.drafts, ...activities].every(isApart(piece)));
  const places = namePlaces(scene, rest);
  const others = rest
    .filter((piece) => places.every(isApart(piece)) && !isJoint(scene, piece))
    .map((piece) => nameWord(scene, piece));
  return [...title.drafts, ...activities, ...places, ...joinUnused(scene, others)];
}

/** 'dress in pink' was cut before 'in', but is one thing that is not used. */
function joinUnused({ line }: Scene, drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const next of drafts) {
    const last = joined.at(-1);
    const isOne =
      last?.ask === 'unused' &&
      next.ask === 'unused' &&
      line.slice(last.end, next.start).trim() === '';
    if (isOne && last)
      joined.splice(-1, 1, leaveUnused(line, { start: last.start, end: next.end }));
    else joined.push(next);
  }
  return joined;
}

/** Words of no day, hour, place or activity: a host, guests, an occasion, a look, or nothing that is known. */
function nameWord(scene: Scene, piece: Piece): Draft {
  const { line, folded, grammar, tools } = scene;
  const text = line.slice(piece.start, piece.end);
  if (piece.lead === 'hostedBy' || (piece.lead === 'by' && isName(scene, piece))) {
    return draft(piece, [{ kind: 'host', names: text }, none], 0);
  }
  if (piece.lead === 'with' && isName(scene, piece)) {
    const and = grammar.match(`\\s*(?:,|${anyOf(grammar, grammar.words.and)})\\s*`);
    const names = text.split(new RegExp(and.source, 'iu')).filter((name) => name !== '');
    return draft(
      piece,
      [{ kind: 'guests', names }, { kind: 'host', names: text }, none],
      null,
      'who',
    );
  }
  const look =
    piece.lead === null
      ? readLook(folded.slice(piece.start, piece.end), grammar, tools.knowsIdea)
      : null;
  if (look && (look.tags.length > 0 || look.custom !== '')) {
    return draft(piece, [look, { kind: 'message', text }, none], 0);
  }
  const types = listOccasions(folded.slice(piece.start, piece.end), grammar);
  if (types.length > 0 && piece.lead === null) {
    return draft(piece, [{ kind: 'occasion', types }, { kind: 'message', text }, none], 0);
  }
  return leaveUnused(line, { start: piece.lead ? piece.leadStart : piece.start, end: piece.end });
}

/** The specified types that a text names: 'turns 30' is a birthday (behaviour 42.10). */
export function listOccasions(text: string, grammar: LineGrammar): string[] {
  const folded = foldLine(text);
  return Object.entries(grammar.words.occasions)
    .filter(([, words]) => grammar.match(anyOf(grammar, words), 'u').test(folded))
    .map(([type]) => type);
}

function withIds(line: string, drafts: readonly Draft[], choices: Choices): Phrase[] {
  const seen = new Map<string, number>();
  return drafts.map((each) => {
    const text = line.slice(each.start, each.end);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const folded = foldLine(text);
    const id = count === 1 ? folded : `${folded} ${count}`;
    const choice = choices[id];
    const isKnown = typeof choice === 'number' && choice in each.meanings;
    return { ...each, id, text, chosen: isKnown ? choice : each.chosen };
  });
}
