import { type Size, isTall } from './hero.ts';
import { n } from './svg.ts';

interface Zone {
  /** A share of the hero's height. */
  middle: number;
  /** True when only the distance to the sides counts, as for things that stand at both sides from top to bottom. */
  fromSides?: boolean;
  /** The opacity that is left of the drawing behind the title. */
  rest?: number;
}

/**
 * Fades lines behind the title. A drawing does not know the title's length and number of lines, so everything that may
 * reach its zone is drawn through this mask.
 */
export function fadeAroundTitle(
  id: string,
  size: Size,
  { middle, fromSides = false, rest = 0.1 }: Zone,
  content: string,
): string {
  const { width: w, height: h } = size;
  const tall = isTall(size);
  const rx = w * (tall ? (fromSides ? 0.5 : 0.56) : 0.45);
  const ry = fromSides ? h * 4 : h * (tall ? 0.34 : 0.44);
  const place = `translate(${n(w / 2)} ${n(h * middle)})scale(${n(rx)} ${n(ry)})`;
  return (
    `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">` +
    `<stop offset="${fromSides ? 0.62 : 0.7}" stop-opacity="${rest}"/><stop offset="1"/></radialGradient>` +
    `<mask id="${id}m" mask-type="alpha">` +
    `<path d="M0 0H${n(w)}V${n(h)}H0Z" fill="url(#${id})"/></mask></defs>` +
    `<g mask="url(#${id}m)">${content}</g>`
  );
}
