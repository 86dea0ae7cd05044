/** A mutant that no test can notice, as it changes nothing that anybody could see. */
export interface Explained {
  file: string;
  /** The line it stands in, without the space around it. */
  line: string;
  /** What Stryker put in place of the code. */
  replacement: string;
  reason: string;
}
