import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type FaceName, faces } from '#app/features/theme/faces.ts';

import { readRanges } from './ranges.ts';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Subset {
  /** A writing system such as `latin`. */
  name: string;
  font: Buffer;
  codes: number[];
}

export const readPackageFile = (name: FaceName, file: string) =>
  readFileSync(path.join(root, 'node_modules', faces[name].npmPackage, file));

export function listSubsets(name: FaceName): Subset[] {
  const listed = JSON.parse(readPackageFile(name, 'unicode.json').toString()) as Record<
    string,
    string
  >;
  return Object.entries(listed).map(([subset, ranges]) => ({
    name: subset,
    font: readPackageFile(name, faces[name].file.replace('-latin-', `-${subset}-`)),
    codes: readRanges(ranges),
  }));
}
