/** What reads the map and the public jobs. One file to load later: each further one makes every function larger. */
export { getPublicJob } from '../jobs/public-job.ts';
export { listFeaturedJobs } from '../jobs/public-jobs.ts';
export { listUnplaced, viewMap } from '../map/view-map.ts';
export { getLandingDots } from './landing-dots.ts';
