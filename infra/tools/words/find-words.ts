import { type ListedWord, wordList } from './word-list.ts';
import { textsIn } from './written-texts.ts';

export interface FoundWord {
  line: number;
  word: string;
  instead: string;
}

const everywhere = (pattern: RegExp): RegExp => new RegExp(`\\b(?:${pattern.source.replaceAll(' ', '\\s+')})\\b`, 'gi');

/** Replaces each line break, with the margin of a comment, by spaces, so that the list also finds words across lines. */
const readAloud = (text: string): string => text.replace(/\n[\s*/]*/g, (margin) => ' '.repeat(margin.length));

function* wordsIn(text: string, { word, except = [] }: ListedWord): Generator<RegExpExecArray> {
  const kept = except.flatMap(({ text: context }) => [...text.matchAll(everywhere(context))]);
  const isKept = (at: number) => kept.some((match) => match.index <= at && at < match.index + match[0].length);
  for (const match of text.matchAll(everywhere(word))) if (!isKept(match.index)) yield match;
}

/** Returns each listed word that a file contains outside its exceptions, with the number of its line. */
export function findWords(path: string, content: string, list: readonly ListedWord[] = wordList): FoundWord[] {
  return textsIn(path, content)
    .flatMap(({ text, start }) => {
      const read = readAloud(text);
      return list.flatMap((listed) =>
        [...wordsIn(read, listed)].map(({ 0: word, index }) => ({
          line: content.slice(0, start + index).split('\n').length,
          word: word.replace(/\s+/g, ' '),
          instead: listed.instead,
        })),
      );
    })
    .sort((one, other) => one.line - other.line);
}
