/** A word that many readers must read twice, with its replacement and the exceptions, each with its reason. */
export interface ListedWord {
  word: RegExp;
  instead: string;
  /** The contexts in which the word is allowed: `text` must match the word and the words around it. */
  except?: readonly { text: RegExp; reason: string }[];
}

export const wordList: readonly ListedWord[] = [
  { word: /whoever|whom(ever)?/, instead: 'the role: retailer, installer, administrator, owner …' },
  { word: /(some|no|any|every)body/, instead: 'the role, or someone, no one, anyone, everyone' },
  { word: /beforehand|meanwhile/, instead: 'nothing, or say before or while what' },
  {
    word: /letters?/,
    instead: 'email',
    except: [
      { text: /dead[- ]letters?/, reason: 'the term of AWS for messages that a queue gives up' },
      { text: /(capital|small|first|single|lower-case|upper-case|accented) letters?/, reason: 'a character' },
      { text: /letters?( of [a-z ]+)?,? (and|or) (digits?|numbers?|spaces?|signs?)/, reason: 'a character' },
      { text: /[a-z]+-letters?\.ts/, reason: 'the name of a file' },
    ],
  },
  { word: /mend(s|ed|ing)?/, instead: 'fix, repair' },
  { word: /stands in/, instead: 'replaces, or is in' },
  {
    word: /stands for/,
    instead: 'is, or means',
    except: [{ text: /stands for (\d|the number)/, reason: 'a number represents a thing' }],
  },
  { word: /by itself/, instead: 'automatically, alone' },
  { word: /for good/, instead: 'permanently' },
  { word: /(is|are) told/, instead: 'who tells or notifies: we email the retailer' },
  { word: /the bell/, instead: 'notifications' },
  { word: /taking over/, instead: 'hydration' },
  { word: /standing pages?/, instead: 'prerendered page' },
];
