/** One instruction, its lines joined. Those before the first FROM are of no stage. */
export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  base: string;
  instructions: Instruction[];
}

/** The stages of a Containerfile, in order. */
export function readContainerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`Not understood: ${line}`);
    if (name === 'FROM') stages.push({ base: rest, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** The texts of a stage's instructions of one name. */
export const listTexts = (stage: Stage, name: string) =>
  stage.instructions.filter((each) => each.name === name).map(({ text }) => text);

/** The files and folders of the project that a stage copies. */
export function listCopied(stage: Stage): string[] {
  return listTexts(stage, 'COPY')
    .filter((text) => !text.startsWith('--from='))
    .flatMap((text) => text.split(/\s+/).slice(0, -1));
}

/** The packages that are taken out of those that serve. */
export function listRemovedPackages(stages: readonly Stage[]): string[] {
  const removal = stages.flatMap((stage) => listTexts(stage, 'RUN')).join(' ');
  return [...removal.matchAll(/dependencies\.(\S+)/g)].map(([, name = '']) => name);
}
