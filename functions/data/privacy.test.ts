import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { privateDataRows, secrets } from '#shared/private-data.ts';
import { privacy } from './privacy.ts';

/** Every attribute has its place in the list, or it does not compile. What the types cannot say is asked here. */

const secretsIn = (classified: unknown): string[] => {
  if (typeof classified === 'string') return [];
  if (Array.isArray(classified)) return classified;
  return Object.entries(classified as object).flatMap(([name, part]) =>
    name === 'encrypted' ? [String(part)] : secretsIn(part),
  );
};

describe('private data', () => {
  it('is kept somewhere, each entry of the list', () => {
    expect([...new Set(secretsIn(privacy))].sort()).toEqual([...secrets].sort());
  });

  it('stands in SECURITY.md with those who are shown it', () => {
    const rows = readFileSync('SECURITY.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| private data'));
    expect(rows).toEqual(privateDataRows());
  });

  it('is kept apart from what shows nobody anything: encrypted attributes are named so, and no others', () => {
    const encrypted = Object.entries(privacy).flatMap(([kind, attributes]) =>
      Object.entries(attributes).flatMap(([name, each]) =>
        typeof each === 'object' && 'encrypted' in each ? [`${kind}.${name}`] : [],
      ),
    );
    expect(encrypted).toEqual(['installerProfile.saaNumberEncrypted']);
  });
});
