import type { Layer, LayeredCard, TextLayer } from './layers.ts';

/** Takumi's own types are not imported, because they change React's for the whole project. */
export interface TakumiNode {
  type: 'container' | 'image' | 'text';
  style: Record<string, string | number>;
  children?: TakumiNode[];
  text?: string;
  dir?: string;
  src?: Uint8Array;
  width?: number;
  height?: number;
}
export function toTextNode({ text, style, dir, lines, breaks }: TextLayer): TakumiNode {
  return {
    type: 'text',
    text,
    dir,
    style: {
      fontFamily: style.families.map((family) => `'${family}'`).join(', '),
      fontSize: style.size,
      fontWeight: style.weight,
      letterSpacing: `${style.tracking}em`,
      lineHeight: style.leading,
      color: style.color,
      textAlign: 'center',
      textWrap: 'balance',
      wordBreak: 'keep-all',
      overflowWrap: breaks ? 'anywhere' : 'normal',
      lineClamp: lines,
      textOverflow: 'ellipsis',
      ...(style.halo ? { textShadow: style.halo } : {}),
    },
  };
}

function toNode(layer: Layer): TakumiNode {
  const { x, y, width, height } = layer.box;
  const place = { position: 'absolute', left: x, top: y, width, height } as const;
  if (layer.kind === 'art') {
    return { type: 'image', src: new TextEncoder().encode(layer.svg), width, height, style: place };
  }
  if (layer.kind === 'photo') {
    const style = { ...place, objectFit: 'cover', objectPosition: layer.hold } as const;
    return { type: 'image', src: layer.bytes, width, height, style };
  }
  if (layer.kind === 'fill') {
    const { color, line, glow } = layer;
    const ink = line
      ? { border: `${line.width}px ${line.style} ${color}` }
      : { backgroundColor: color };
    const light = glow ? { boxShadow: `0 0 18px ${glow}` } : {};
    return { type: 'container', style: { ...place, ...ink, ...light } };
  }
  return {
    type: 'container',
    style: {
      ...place,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'stretch',
    },
    children: [toTextNode(layer)],
  };
}

export function toRoot({ width, height, color, layers }: LayeredCard): TakumiNode {
  return {
    type: 'container',
    style: { position: 'relative', width, height, backgroundColor: color, overflow: 'hidden' },
    children: layers.map(toNode),
  };
}
