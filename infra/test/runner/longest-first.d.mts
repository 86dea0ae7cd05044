export function longestFirst<T>(tests: readonly T[], pathOf: (test: T) => string): T[];
