/** What reads and draws the map, the featured jobs, and the words of the administrators' lists. One file to load later: each further one makes every function larger. */
export { listFeaturedJobs } from '../jobs/public-jobs.ts';
export { writeWords } from '../listing/write-words.ts';
export { redrawWrites } from '../map/draw-on-map.ts';
export { listUnplaced, viewMap } from '../map/view-map.ts';
export { getLandingDots } from './landing-dots.ts';
