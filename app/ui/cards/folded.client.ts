const key = 'festoon.folded';

function readFolded(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch (error) {
    console.error('What is folded is not known.', error);
    return [];
  }
}

/** Whether the host has folded it in this browser. */
export const isFolded = (name: string): boolean => readFolded().includes(name);

export function keepFolded(name: string, folded: boolean): void {
  const others = readFolded().filter((one) => one !== name);
  try {
    localStorage.setItem(key, JSON.stringify(folded ? [...others, name] : others));
  } catch (error) {
    console.error('What is folded is not kept.', error);
  }
}
