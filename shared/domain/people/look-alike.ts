/** Finds names that look like another name at a glance. */

/** Latin characters, each with the characters of other alphabets that look like it. */
const alike: readonly (readonly [latin: string, others: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'вьβ'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еєε'],
  ['g', 'ɡ'],
  ['h', 'нһη'],
  ['i', 'іιıɩ'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'ӏŀł'],
  ['m', 'м'],
  ['n', 'пηո'],
  ['o', 'оοσөøօ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'гя'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['u', 'υцս'],
  ['v', 'ѵν'],
  ['w', 'ԝωш'],
  ['x', 'хχ'],
  ['y', 'уүγ'],
  ['z', 'зζ'],
];
const latin = new Map(alike.flatMap(([character, others]) => [...others].map((other) => [other, character] as const)));

/** Replaces characters that readers confuse within one alphabet. */
const folded = (text: string): string =>
  text
    .replace(/0/g, 'o')
    .replace(/[1i|!]/g, 'l')
    .replace(/[5$]/g, 's')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');

/** Words that do not distinguish one company from another, such as the legal form `pty`. */
const forms = new Set(
  ['pty', 'ltd', 'limited', 'proprietary', 'inc', 'co', 'company', 'corp', 'and', 'the'].map(folded),
);

/** Returns the shape of a name, which is the same for all names that look like it. */
export function shapeOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const words = folded([...plain].map((character) => latin.get(character) ?? character).join(''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !forms.has(word));
  return (telling.length > 0 ? telling : words).join('');
}
