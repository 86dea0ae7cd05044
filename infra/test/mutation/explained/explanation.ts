/** A mutant that no test can notice, because it has no visible effect. */
export interface Explained {
  file: string;
  /** The line of the mutant, without leading and trailing spaces. */
  line: string;
  /** The code that Stryker puts in its place. */
  replacement: string;
  reason: string;
}
