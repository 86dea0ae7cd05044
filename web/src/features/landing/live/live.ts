import type { CallAnswer } from '#shared/api/client.ts';
import type { Dot } from '#shared/domain/places/landing-dots.ts';
import { price } from '../../../lib/format.ts';

/**
 * What the home page shows of the marketplace, in words. The first script of the page fills it in before the application is
 * there (`fill-page.ts`), and the components do afterwards. What they write must be the same, or the page would jump.
 */

export type LiveName = 'getLandingStats' | 'getLandingDots' | 'listFeaturedJobs';
/** The answers that the page shows already. */
export type LiveAnswers = { [N in LiveName]?: CallAnswer<N> };

export const pollMilliseconds = 60_000;

const number = new Intl.NumberFormat('en-AU');

export const figures = [
  ['availableJobs', 'Available jobs'],
  ['activeInstallers', 'Active installers'],
  ['completedJobs', 'Jobs completed'],
] as const;
export type Figure = (typeof figures)[number][0];
export const figureWords = (stats: CallAnswer<'getLandingStats'>, name: Figure): string => number.format(stats[name]);

/** Lines that are too short to be seen, whose round ends are the dots. */
export const spots = (dots: readonly Dot[] = []): string =>
  dots.map(([across, down]) => `M${across} ${down}h.01`).join('');

/** What a card says about a featured job. */
export interface TeaserWords {
  id: string;
  title: string;
  address: string;
  description: string;
  price: string;
}

export const teaserWords = (job: CallAnswer<'listFeaturedJobs'>['jobs'][number]): TeaserWords => ({
  id: job.id,
  title: job.title,
  address: job.address,
  description: job.description,
  price: price(job.priceExGst || job.amount),
});

/** A card without a job, which the build puts beside the page. The first script copies it and fills it in. */
export const emptyCardId = 'featured-job';
export const anyGap = /__([a-z]+)__/g;
const gapFor = (name: keyof TeaserWords): string => `__${name}__`;
export const gaps: TeaserWords = {
  id: gapFor('id'),
  title: gapFor('title'),
  address: gapFor('address'),
  description: gapFor('description'),
  price: gapFor('price'),
};
