import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file in some folders with one of the given endings, sorted. Installed packages are left out.
 * @param {string} root
 * @param {readonly string[]} folders relative to `root`; one that does not exist has no files
 * @param {RegExp} ending
 * @returns {string[]} relative to `root`, with forward slashes
 */
export function listSourceFiles(root, folders, ending) {
  return folders.flatMap((folder) => {
    const absolute = path.join(root, folder);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => ending.test(file) && !file.includes('/node_modules/'))
      .toSorted();
  });
}

/**
 * Prints the findings and sets exit code 1 if there are problems.
 * @param {string} name
 * @param {{ read: number, problems: string[], warnings?: string[] }} findings
 */
export function report(name, { read, problems, warnings = [] }) {
  for (const warning of warnings) console.log(`warning: ${warning}`);
  for (const problem of problems) console.log(problem);
  console.log(`${name}: ${read} files read, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
