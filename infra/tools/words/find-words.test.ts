import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.ts';

const foundIn = (path: string, content: string) => findWords(path, content).map(({ line, word }) => `${line} ${word}`);

describe('the word list', () => {
  it('finds a planted word in a comment, a text, a template, between tags and in a document', () => {
    const code = [
      '// Whoever reads this.',
      "const text = 'Whom to ask';",
      'const other = `for one nobody`;',
      'const page = <p>Ask somebody.</p>;',
    ].join('\n');
    expect(foundIn('page.tsx', code)).toEqual(['1 Whoever', '2 Whom', '3 nobody', '4 somebody']);
    expect(foundIn('guide.md', 'One.\n\nAsk anybody.')).toEqual(['3 anybody']);
  });

  it('finds words that a line break separates', () => {
    expect(foundIn('a.ts', '/**\n * It closes by\n * itself.\n */\nconst a = 1;')).toEqual(['2 by itself']);
  });

  it('ignores names in code', () => {
    expect(foundIn('a.ts', 'const letters = nobody(whom);')).toEqual([]);
  });

  it('allows a word in the context of an exception, and nowhere else', () => {
    expect(foundIn('a.ts', '// Two capital letters, and a dead letter.\n// A letter arrives.')).toEqual(['2 letter']);
  });
});
