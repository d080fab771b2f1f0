import { hashText } from '../seed.ts';

const shards = 192;

/** The file that holds a thing's drawing. */
export const shardOf = (emoji: string): number => hashText(emoji) % shards;
