export interface ReadReport {
  passed: number;
  failures: string[];
  /** The seconds of each suite. */
  took: { name: string; took: number }[];
}

export function readSuites(report: object): ReadReport;
export function readWalks(report: object): ReadReport;
