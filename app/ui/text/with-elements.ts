import { Fragment, type ReactNode, createElement } from 'react';

/** Private, so that no text of a person's has it by accident. */
const mark = '\uE000';
/** With the isolate that `say` puts around a value: an element isolates itself. */
const spots = new RegExp(`\\u2068?${mark}(\\w+)${mark}\\u2069?`, 'u');

/** As a value of a message: where an element goes. */
export const spot = (name: string) => mark + name + mark;

/** `withElements(say('answerAs', { name: spot('name') }), { name: <bdi>Ana</bdi> })`: one sentence with markup inside. */
export function withElements(
  text: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const pieces = text.split(spots);
  const nodes = pieces.map((piece, at) => (at % 2 === 0 ? piece : elements[piece]));
  return createElement(Fragment, null, ...nodes);
}
