import { linkDays } from '#functions/core/accounts/confirm-email.ts';
import { confirmedSeconds } from '#functions/core/accounts/sessions/session-confirmation.ts';
import { leastCents } from '#functions/core/figures/completed-jobs.ts';
import { maxAttempts } from '#functions/core/follow-ups/pauses.ts';
import { yearsKept } from '#functions/core/follow-ups/sweep-old-records.ts';
import { pageSize } from '#functions/data/page.ts';
import { accessTokenMinutes, refreshTokenDays } from '#functions/token-life.ts';
import { passwordLength } from '#shared/api/auth.ts';
import { maxDollars } from '#shared/api/fields/common-fields.ts';
import { copyKeptMs } from '#shared/domain/accounts/data-copy.ts';
import { mostKeptItems } from '#shared/domain/accounts/kept-lists.ts';
import { maxDetailPhotos, maxKilo, maxRequirements, minSystemKw } from '#shared/domain/jobs/job.ts';
import { mostDaysOffAtOnce, mostYearsAhead } from '#shared/domain/jobs/schedule-plan.ts';
import { shareDays, usualShareDays } from '#shared/domain/jobs/share-link.ts';
import { acceptedTypes, maxRequirementPhotos, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { directoryPageSize } from '#shared/domain/people/directory.ts';
import { countedEveryDays, isNewcomer } from '#shared/domain/people/reputation.ts';
import { fewestAnswers } from '#shared/domain/people/response.ts';
import { mostInARow } from '#shared/domain/search/turns.ts';
import { emailLimits, inviteDays, savedSearches, uploadQuota } from '../../edge/limits.ts';
import { either, tableOf } from './markdown.ts';
import { textLimits } from './text-limits.ts';

/** Builds the tables of the product's limits from the constants and schemas that enforce them. */

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const number = (value: number): string => figures.format(value);
const megabytes = (bytes: number): string => `${number(bytes / 1024 / 1024)} MB`;
const days = (count: number): string => (count === 1 ? '1 day' : `${number(count)} days`);
const hours = (seconds: number): string => `${number(seconds / 3600)} hours`;
const inWindow = ({ most, windowSeconds }: { most: number; windowSeconds: number }): string =>
  windowSeconds === 86_400 ? `${number(most)} a day` : `${number(most)} in ${number(windowSeconds / 60)} minutes`;

/** The number of reviews at which pages stop showing a person as new. */
const fewestReviews = [...Array(100).keys()].findIndex((count) => !isNewcomer(count));

const typeNames = acceptedTypes.map((type) => (type.split('/')[1] ?? type).toUpperCase());

const sizes: [string, string][] = [
  ['file types', either(typeNames)],
  ['photo of a requirement', megabytes(uploadLimits.requirementPhoto)],
  ['file of a requirement', megabytes(uploadLimits.requirementFile)],
  ['installation detail photo', megabytes(uploadLimits.detailPhoto)],
  ['remittance advice', megabytes(uploadLimits.remittance)],
  ['company logo', megabytes(uploadLimits.logo)],
  ['any other file', megabytes(uploadLimits.default)],
  ['uploads of one person', `${megabytes(uploadQuota.bytesPerUser)} a day`],
  ['upload addresses that are not bound to a file', inWindow(uploadQuota.unbound)],
];

const counts: [string, string][] = [
  ['requirements of a job', number(maxRequirements)],
  ['installation detail photos of a job', number(maxDetailPhotos)],
  ['photos of a photo requirement', number(maxRequirementPhotos)],
  ['searches that an installer saves', number(savedSearches)],
  ['templates of jobs', number(mostKeptItems.templates)],
  ['saved views of My Jobs', number(mostKeptItems.views)],
  ['rows of one page of a list', number(pageSize)],
  ['installers on one page of the directory', number(directoryPageSize)],
  ['jobs of one company in a row, while another company has any left', number(mostInARow)],
  ['reviews before an average is shown', number(fewestReviews)],
  ['questions before a response rate is shown', number(fewestAnswers)],
  ['price of a job', `$0.00 to $${number(maxDollars)} ex GST`],
  ['agreed price from which a completed job counts in the public figure', `$${number(leastCents / 100)}`],
  ['size of a system', `${minSystemKw} to ${number(maxKilo)} kW`],
  ['capacity of a battery', `up to ${number(maxKilo)} kWh`],
];

const times: [string, string][] = [
  ['an invitation waits for an answer', days(inviteDays)],
  [
    'a share link works',
    `${either(shareDays.map(String))} days, as its owner chooses; ${usualShareDays} unless chosen`,
  ],
  ['a link that confirms an email address works', days(linkDays)],
  ['a session lasts, from the sign-in', days(refreshTokenDays)],
  ['an access token lasts before it is renewed', `${accessTokenMinutes} minutes`],
  ['an entered password counts as confirmed', hours(confirmedSeconds)],
  ['a copy of data can be downloaded', hours(copyKeptMs / 1000)],
  ['an installation date is ahead at most', `${mostYearsAhead} years`],
  ['days off marked at one time', days(mostDaysOffAtOnce)],
  ['reviews and completed jobs of the same two companies count once in', days(countedEveryDays)],
  ['records stay after both companies of a job have deleted their accounts', `${yearsKept} years`],
];

const emails: [string, string][] = [
  ['emails that confirm an address', inWindow(emailLimits.toConfirm)],
  ['emails because of one person', inWindow(emailLimits.fromOnePerson)],
  ['emails about the same thing', inWindow(emailLimits.aboutOneThing)],
  ['emails about sign-ins', inWindow(emailLimits.aboutSignIns)],
  ['attempts before follow-up work is left to an operator', number(maxAttempts)],
];

const texts = (): [string, string][] => [
  ...textLimits().map(([what, limit]): [string, string] => [what, number(limit)]),
  ['password', `${passwordLength.min} to ${passwordLength.max}`],
];

export const limitsTables = (): string =>
  [
    tableOf(['files', 'limit'], sizes),
    tableOf(['counts and amounts', 'limit'], counts),
    tableOf(['times', 'limit'], times),
    tableOf(['emails and follow-up work', 'limit'], emails),
    tableOf(['texts', 'characters at most'], texts()),
  ].join('\n\n');
