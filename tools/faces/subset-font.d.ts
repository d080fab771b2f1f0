declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** The part of each axis to keep: a range, or one value. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
      /** Kept besides 0 to 6. */
      preserveNameIds?: readonly number[];
      noHinting?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Uint8Array>;
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'sfnt'): Promise<Buffer>;
}
