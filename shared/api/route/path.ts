/** Reads and fills in the paths of the contract, where `{name}` is a placeholder for one id. */
const placeholder = /\{(\w+)\}/g;

export const namesIn = (path: string): string[] => [...path.matchAll(placeholder)].map(([, name = '']) => name);

/** Returns the path with an id in the place of each name. */
export const fillPath = (path: string, idFor: (name: string) => string): string =>
  path.replace(placeholder, (_, name: string) => idFor(name));

/** Returns an expression that matches every URL of this path. Its groups are the ids, in the order of `namesIn`. */
export const patternOf = (path: string): RegExp => new RegExp(`^${fillPath(path, () => '([^/]+)')}$`);
