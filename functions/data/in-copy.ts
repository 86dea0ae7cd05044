import type { Secret } from '#shared/private-data.ts';
import type { Privacy } from './entities/kind.ts';
import { type KindName, kinds } from './kinds/kinds.ts';

export { type Section, sections } from './entities/kind.ts';

/** The secrets that give access to anyone who has them. */
const opening: readonly Secret[] = ['share token', 'calendar address'];

const isReadable = (attribute: Privacy | undefined): boolean => {
  if (attribute === undefined || attribute === 'technical') return false;
  if (typeof attribute === 'string') return true;
  return !('encrypted' in attribute) && !attribute.some((secret) => opening.includes(secret));
};

/**
 * Returns the fields of a row that its owner may read: all except technical values, encrypted values and secrets that give
 * access.
 */
export function readableIn(kind: Exclude<KindName, 'job'>, row: object): Record<string, unknown> {
  const rules: Readonly<Record<string, Privacy>> = kinds[kind].privacy;
  return Object.fromEntries(Object.entries(row).filter(([name]) => isReadable(rules[name])));
}
