import { HStack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { isGeneratedTitle } from '#shared/domain/jobs/job-title.ts';
import { kilowattHours, kilowatts, unbroken } from '../lib/format.ts';
import { partsOf } from './place/suburb-part.ts';

export type JobCard = CallAnswer<'listRetailerJobs'>['jobs'][number];

/** Returns the job's title. A draft may not have one yet. */
export const titleOf = ({ title }: Pick<JobCard, 'title'>): string => title || 'Untitled job';

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Returns the name of a job in labels and titles: "BR-1042 · 6.60kW Solar Installation". */
export const jobName = ({ number, title }: Pick<JobCard, 'number' | 'title'>): string =>
  joined([number, titleOf({ title })]);

interface LeadFacts extends Pick<JobCard, 'number' | 'title' | 'suburb'> {
  address: string | null;
  customerName?: string | undefined;
}

/** Returns "BR-1042 · Nguyen · 12 Hill Street". The server sends the customer and the street only to viewers who may know them. */
export const leadOf = ({ number, customerName, address, suburb, title }: LeadFacts): string =>
  joined([number, customerName, partsOf(address ?? '').street || suburb]) || titleOf({ title });

interface JobLeadProps {
  job: LeadFacts;
  /** A text after the title. */
  also?: string | undefined;
}

/** Keeps "NSW 2154" in one line. */
const withWholePlace = (text: string): string => text.replace(/[A-Z]{2,3} \d{4}\b/g, unbroken);

/** The lead of a job, such as its number and street, with the title below. */
export const JobLead = ({ job, also }: JobLeadProps) => (
  <Text as="span" display="block" overflowWrap="anywhere">
    {leadOf(job)}{' '}
    <Text as="span" display="block" textStyle="note" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
      {withWholePlace(joined([titleOf(job), also]))}
    </Text>
  </Text>
);

/** The style of a link that contains a `JobRowLead`. */
export const inOneLine = { display: 'block', truncate: true } as const;

/** Returns the street, or empty text if the lead of a row has it (see `rowTextsOf`). */
export function streetOf({ address, suburb }: Pick<LeadFacts, 'address' | 'suburb'>): string {
  const { street, search } = partsOf(address ?? '');
  return suburb || search ? street : '';
}

/**
 * Returns the lead of a row in a table, "BR-1042 · Nguyen · Castle Hill", and the rest of the line. The suburb comes before the
 * street, because coordinators plan by suburb. The line leaves out a generated title, so that it is cut off less.
 */
export function rowTextsOf(job: LeadFacts, also?: string): { lead: string; rest: string } {
  const { number, customerName, suburb, address } = job;
  const { street, search } = partsOf(address ?? '');
  const lead = joined([number, customerName, suburb || search || street]);
  if (lead === '') return { lead: titleOf(job), rest: also ?? '' };
  return { lead, rest: joined([streetOf(job), isGeneratedTitle(job.title) ? '' : job.title, also]) };
}

/** Returns the name of a job in the dialog of one of its actions: "BR-1042 · Nguyen · Castle Hill", with a title of the retailer's own. */
export function shortNameOf(job: LeadFacts): string {
  const { lead } = rowTextsOf(job);
  return lead === titleOf(job) || isGeneratedTitle(job.title) ? lead : joined([lead, job.title]);
}

/** A job in one line of a table, which is cut off at its end. */
export function JobRowLead({ job, also }: JobLeadProps) {
  const { lead, rest } = rowTextsOf(job, also);
  return (
    <span title={joined([lead, rest])}>
      {lead}{' '}
      <Text as="span" textStyle="note" fontWeight="400" color="fg.muted">
        {rest}
      </Text>
    </span>
  );
}

/** Returns the part of the address that is not in the lead, such as "Castle Hill NSW 2154". */
export function restOf({ address, suburb }: Pick<LeadFacts, 'address' | 'suburb'>): string {
  const { street, search } = partsOf(address ?? '');
  return street || !suburb ? search : '';
}

/** Returns the sizes in words: "6.60 kW, 13.5 kWh battery". */
export const sizeOf = ({ pvSizeKw, batterySizeKwh }: Pick<JobCard, 'pvSizeKw' | 'batterySizeKwh'>): string =>
  [
    pvSizeKw === null ? '' : kilowatts(pvSizeKw),
    batterySizeKwh === null ? '' : `${kilowattHours(batterySizeKwh)} battery`,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns the sizes in words, or empty text if the title names them. */
export const sizeBesideTitle = (job: Pick<JobCard, 'title' | 'pvSizeKw' | 'batterySizeKwh'>): string =>
  job.title && isGeneratedTitle(job.title) ? '' : sizeOf(job);

/** Returns "Parramatta NSW 2150", or the whole address if the suburb is not known. */
export const placeOf = ({
  suburb,
  state,
  postcode,
  address,
}: Pick<JobCard, 'suburb' | 'state' | 'postcode' | 'address'>): string =>
  suburb ? [suburb, state, postcode].filter(Boolean).join(' ') : address;

interface FactProps {
  icon: LucideIcon;
  text: ReactNode;
  /** Whether the text is never cut off. A date, for example, is useless in part. */
  isWhole?: boolean;
  /** Whether the fact is a reason to hesitate. A warning is never cut off. */
  isWarning?: boolean;
}

/** One fact with its icon. On a desktop it takes one line; on a phone it wraps. */
export const Fact = ({ icon: Icon, text, isWhole = false, isWarning = false }: FactProps) => (
  <HStack gap="1.5" color={isWarning ? 'fg.warning' : 'fg.muted'} minWidth="0">
    <Icon size={16} aria-hidden />
    <Text
      textStyle="note"
      minWidth="0"
      overflowWrap="anywhere"
      {...(isWhole || isWarning ? {} : { lineClamp: { lg: 1 } })}
    >
      {text}
    </Text>
  </HStack>
);
