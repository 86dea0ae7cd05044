/** What reads the map and the featured jobs. One file to load later: each further one makes every function larger. */
export { listFeaturedJobs } from '../jobs/public-jobs.ts';
export { listUnplaced, viewMap } from '../map/view-map.ts';
export { getLandingDots } from './landing-dots.ts';
