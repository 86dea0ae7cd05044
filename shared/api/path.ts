/** Reading and filling the paths of the contract, in which `{name}` stands for one id. */
const placeholder = /\{(\w+)\}/g;

export const namesIn = (path: string): string[] => [...path.matchAll(placeholder)].map(([, name = '']) => name);

export const fillPath = (path: string, idFor: (name: string) => string): string =>
  path.replace(placeholder, (_, name: string) => idFor(name));

/** Matches every address of that path. Its groups hold the ids in the order of `namesIn`. */
export const patternOf = (path: string): RegExp => new RegExp(`^${fillPath(path, () => '([^/]+)')}$`);
