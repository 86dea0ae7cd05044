import type { CallAnswer } from '#shared/api/client.ts';
import type { Dot } from '#shared/domain/places/landing-dots.ts';

/** The home page's figures of the marketplace, in words. */

export const pollMilliseconds = 60_000;

const number = new Intl.NumberFormat('en-AU');

export const figures = [
  ['availableJobs', 'Available jobs'],
  ['activeInstallers', 'Active installers'],
  ['completedJobs', 'Jobs completed'],
] as const;
type Figure = (typeof figures)[number][0];
export const figureWords = (stats: CallAnswer<'getLandingStats'>, name: Figure): string => number.format(stats[name]);

/** Returns an SVG path that draws the dots. Each is a line too short to be visible, with round ends. */
export const spots = (dots: readonly Dot[] = []): string =>
  dots.map(([across, down]) => `M${across} ${down}h.01`).join('');
