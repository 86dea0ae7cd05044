// Some jest flags take every word that follows: `--selectProjects api PATH` names two projects and runs everything.

const isFlag = (word) => word.startsWith('-');

/** Returns the first word that a list flag would take in addition to its value, and that flag. Undefined if there is none. */
export function findSwallowedWord(words, isListFlag) {
  for (const [at, flag] of words.entries()) {
    if (flag === '--') return undefined;
    const [name, value] = flag.replace(/^--?/, '').split('=');
    if (!isFlag(flag) || !isListFlag(name)) continue;
    const [first, second] = words.slice(at + 1);
    const word = value === undefined && first !== undefined && !isFlag(first) ? second : first;
    if (word !== undefined && !isFlag(word)) return { flag: flag.split('=')[0], word };
  }
  return undefined;
}
