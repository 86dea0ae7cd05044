import { formatCivilDate } from '#shared/domain/civil-date.ts';
import { formatDollars } from '#shared/domain/money.ts';
import { type DescribedPage, hrefTo, paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import type { JobRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import { getCompany } from '../people/profile-access.ts';
import { findListedJob } from './public-job.ts';
import { getPublicInstaller } from './public-people.ts';

/** The description of a page for search engines and link previews. */
export interface Description {
  title: string;
  text: string;
  path: string;
}

/** Search engines cut off longer descriptions. */
const longest = 160;
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(' ', longest - 1))}…`;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const record = ({ reviewCount, completedJobs }: { reviewCount: number; completedJobs: number }): string =>
  `${counted(completedJobs, 'completed job', 'completed jobs')} and ${counted(reviewCount, 'review', 'reviews')}`;

async function describeCompany(id: string) {
  const { companyName = '', companyBio, ...standing } = await getCompany(id);
  const text = companyBio || `${companyName} hires solar installers. ${record(standing)} on ${productName}.`;
  return { title: companyName, text };
}

async function describeInstaller(id: string) {
  const { companyName, suburb, state, bio, ...standing } = await getPublicInstaller(null, id);
  const place = [suburb, state].filter(Boolean).join(' ');
  const what = place ? `solar installer in ${place}` : 'solar installer';
  return { title: `${companyName}, ${what}`, text: bio || `${companyName}, ${what}: ${record(standing)}.` };
}

const sizeOf = ({ pvSizeKw, batterySizeKwh }: JobRow['card']): string =>
  [
    pvSizeKw === null ? '' : `${pvSizeKw.toFixed(2)} kW of solar`,
    batterySizeKwh === null ? '' : `a ${batterySizeKwh} kWh battery`,
  ]
    .filter(Boolean)
    .join(' and ');

const listed = new Intl.ListFormat('en-AU');

/** Describes a job by the facts that begin its page for visitors. */
async function describeJob(id: string) {
  const { card } = await findListedJob(id);
  const { title, suburb, state, priceCents, preferredWeek, requiredLicenses } = card;
  const place = [suburb, state].filter(Boolean).join(' ') || 'Australia';
  const facts = [
    sizeOf(card),
    priceCents > 0 ? `${formatDollars(priceCents)} ex GST` : '',
    preferredWeek ? `week of ${formatCivilDate(preferredWeek)}` : '',
    requiredLicenses.length > 0
      ? `${listed.format(requiredLicenses)} ${requiredLicenses.length === 1 ? 'licence' : 'licences'}`
      : '',
  ].filter(Boolean);
  return {
    title: `${title}, ${place}`,
    text: `Solar installation job in ${place}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. See it on ${productName}.`,
  };
}

const describe = { company: describeCompany, installer: describeInstaller, job: describeJob };

/** Describes a page as visitors see it. Returns null if they may not see it. */
export async function describePage(page: DescribedPage, id: string): Promise<Description | null> {
  try {
    const { title, text } = await describe[page](id);
    return { title: `${title} · ${productName}`, text: shortened(text), path: hrefTo(paths[page], { id }) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
