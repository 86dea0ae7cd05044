/** One file to load later: each further one makes every function that needs it larger. */
export { decideReport } from './decide-report.ts';
export { listReports } from './list-reports.ts';
