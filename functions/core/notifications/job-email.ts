import type { JobRow, NotificationDraft } from '#functions/data/rows.ts';
import { asMailTitle } from '#functions/mail/one-line.ts';
import { formatLongDate } from '#shared/domain/civil-date.ts';
import { formatDollars } from '#shared/domain/money.ts';
import { emailWords, type JobNews } from './email-words.ts';

/** Returns the number, place, date and price of a job. No email contains its title, because a user typed it. */
export function factsLine({ card, installationDate }: Pick<JobRow, 'card' | 'installationDate'>): string {
  const { number, suburb, state, priceCents } = card;
  const place = asMailTitle([suburb, state].filter(Boolean).join(' '));
  const booked = installationDate === undefined ? '' : `booked for ${formatLongDate(installationDate)}`;
  return [number, place, booked, `${formatDollars(priceCents)} ex GST`].filter(Boolean).join(', ');
}

function nameOf({ card: { suburb, number } }: JobRow): string {
  if (suburb) return `job in ${asMailTitle(suburb)}`;
  return number ? `job ${number}` : 'job';
}

/** Events after which the installation date in the row no longer applies. */
const undated: ReadonlySet<JobNews> = new Set<JobNews>(['Installer unassigned', 'Job cancelled', 'Job removed']);

/** Returns the email of a notification about a job: what happened, what to do, and the job's number, place, date and price. */
export function jobEmail(
  job: JobRow,
  userId: string,
  news: JobNews,
  amount: string | null,
): NonNullable<NotificationDraft['email']> {
  const { card } = job;
  const installationDate = undated.has(news) ? undefined : job.installationDate;
  const { subject, text } = emailWords[news]({
    job: nameOf(job),
    isOwner: userId === job.retailerId,
    date: installationDate === undefined ? null : formatLongDate(installationDate),
    amount,
  });
  return { subject, text: `${text}\n\nJob: ${factsLine({ card, installationDate })}` };
}
