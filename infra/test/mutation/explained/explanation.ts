/** A mutant that no test can notice, because it has no visible effect. */
export interface Explained {
  file: string;
  /** The line of the mutant, without leading and trailing spaces. */
  line: string;
  /** The code with which Stryker replaces a part of the line. */
  replacement: string;
  reason: string;
}
