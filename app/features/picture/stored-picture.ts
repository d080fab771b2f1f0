import * as v from 'valibot';

/** In percent of the picture's width and height. */
const focus = v.object({ x: v.number(), y: v.number() });

export const storedPicture = v.object({
  /** A hash of its content, so that its address changes with it. */
  hash: v.string(),
  alt: v.string(),
  /** Of the largest size, in pixels. */
  width: v.number(),
  height: v.number(),
  /** In pixels, the smallest first. */
  widths: v.array(v.number()),
  /** Absent in pictures that an earlier release has stored. */
  focus: v.exactOptional(focus),
});

export type Focus = v.InferOutput<typeof focus>;
export type Picture = v.InferOutput<typeof storedPicture>;
