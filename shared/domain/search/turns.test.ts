import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mostInARow, type Turn, takeTurns } from './turns.ts';

interface Entry {
  group: number;
  company: number;
  at: number;
}
const byPlace = (a: Entry, b: Entry): number => a.group - b.group || a.at - b.at;
const list = (companies: string): Entry[] =>
  [...companies].map((name, at) => ({ group: 0, company: name.charCodeAt(0), at }));
const names = (entries: readonly Entry[]): string =>
  entries.map(({ company }) => String.fromCharCode(company)).join('');

/** Returns all pages of a list. */
function readAll(entries: readonly Entry[], limit: number): Entry[][] {
  const pages: Entry[][] = [];
  let after: Turn<Entry> | null = null;
  do {
    const { page, next }: { page: Entry[]; next: Turn<Entry> | null } = takeTurns(entries, byPlace, limit, after);
    pages.push(page);
    after = next;
  } while (after);
  return pages;
}

describe('companies in a list', () => {
  it.each([
    ['AAAAAB', 'AABAAA'],
    ['AAAABBBB', 'AABAABBB'],
    ['AAAAAABCBC', 'AABAACAABC'],
    ['ABAB', 'ABAB'],
    ['AAAA', 'AAAA'],
    ['AABBAABB', 'AABBAABB'],
    ['', ''],
  ])('of %s take turns as %s', (sorted, expected) => {
    expect(names(readAll(list(sorted), 100).flat())).toBe(expected);
  });

  const entries = fc
    .array(fc.record({ group: fc.nat(1), company: fc.nat(3) }), { maxLength: 40 })
    .map((some) => some.map((each, at) => ({ ...each, at })).sort(byPlace));

  it('have the same order in pages of any length, and each entry once', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 9 }), (all, limit) => {
        const pages = readAll(all, limit);
        const shown = pages.flat();
        expect(shown).toEqual(readAll(all, 1000).flat());
        expect([...shown].sort(byPlace)).toEqual(all);
        expect(pages.length).toBe(Math.max(Math.ceil(all.length / limit), 1));
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        expect(shown.map(({ group }) => group)).toEqual(all.map(({ group }) => group));
      }),
    );
  });

  it('never have three entries in a row while another company of the group has any left', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 9 }), (all, limit) => {
        const shown = readAll(all, limit).flat();
        for (let at = mostInARow; at < shown.length; at += 1) {
          const [entry, rest] = [shown[at]!, shown.slice(at)];
          if (shown.slice(at - mostInARow, at).some(({ company }) => company !== entry.company)) continue;
          expect(rest.filter(({ group }) => group === entry.group).map(({ company }) => company)).toEqual(
            rest.flatMap(({ group }) => (group === entry.group ? [entry.company] : [])),
          );
        }
      }),
    );
  });

  it('have each remaining entry exactly once if other entries are removed between two pages', () => {
    fc.assert(
      fc.property(
        entries,
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.boolean(), { maxLength: 40 }),
        (all, limit, goes) => {
          const first = takeTurns(all, byPlace, limit, null);
          if (!first.next) return;
          const stay = all.filter((_, at) => !goes[at]);
          const rest: Entry[] = [];
          for (let after: Turn<Entry> | null = first.next; after; ) {
            const { page, next }: { page: Entry[]; next: Turn<Entry> | null } = takeTurns(stay, byPlace, limit, after);
            rest.push(...page);
            after = next;
          }
          expect(rest.sort(byPlace)).toEqual(stay.filter((entry) => !first.page.includes(entry)));
        },
      ),
    );
  });
});
