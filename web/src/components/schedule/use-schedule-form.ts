import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod';
import type { ApiError, CallAnswer } from '#shared/api/client.ts';
import { isFreeDay, lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { useRead } from '../../lib/server/queries.ts';
import type { Readable } from '../../lib/server/readable.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import type { Inverse } from '../../lib/server/writes/declaration.ts';
import { type KeptForm, useKeptForm } from '../form/use-kept-form.ts';
import type { JobCard } from '../job-facts.tsx';
import { refusalText, type SchedulePlan } from './plan-words.ts';

const schema = z.object({ date: z.string() });
export type ScheduleValues = z.infer<typeof schema>;

export type DatedJob = Pick<JobCard, 'id' | 'status' | 'installationDate'>;

interface ScheduleFormOptions {
  job: DatedJob;
  /** Today at the site, which is the earliest choice wherever the reader is. */
  today: string;
  /** The day that is already chosen when the form opens. */
  day?: string | undefined;
  /** The plan, once it is known. A day that it does not allow cannot be saved. */
  plan: SchedulePlan | undefined;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
  onDone: () => void;
  onRefused?: (error: ApiError) => void;
}

export interface ScheduleForm {
  kept: KeptForm<ScheduleValues, ScheduleValues>;
  date: string;
  /** The earliest and the latest date that can be chosen. */
  today: string;
  last: string;
  isChosen: boolean;
  /** Whether the person has chosen a day on which they may schedule the work. */
  canSave: boolean;
  isPending: boolean;
}

/**
 * Returns the write that restores the earlier date, or null if the job had no date or the date has passed. The server refuses the
 * write if someone has changed the date or started the work since.
 */
function backTo({ id, status, installationDate: before }: DatedJob, chosen: string, today: string): Inverse | null {
  if (status !== 'booked' || before === null || before < today) return null;
  const seen = { installationDate: chosen, status };
  return { name: 'scheduleJob', input: { params: { id }, body: { installationDate: before, seen } } };
}

/** Reads the schedule plan of a job, again whenever a form opens and when the person returns to the page. */
export const useSchedulePlan = (id: string): Readable<CallAnswer<'getSchedulePlan'>> =>
  useRead('getSchedulePlan', { params: { id } }, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' });

/** Returns the state of the form that sets or changes the installation date of a job. */
export function useScheduleForm({
  job,
  today,
  day,
  plan,
  company,
  onDone,
  onRefused,
}: ScheduleFormOptions): ScheduleForm {
  const now = { installationDate: job.installationDate, status: job.status };
  /**
   * The state of the job when the form opened, so that a repeated press sends the same request. Null after a conflict, because
   * the form then shows the present state.
   */
  const [opened, setOpened] = useState<typeof now | null>(now);
  const schedule = useWrite('scheduleJob', {
    asks: ({ code }) => {
      if (code === 'conflict') setOpened(null);
      return false;
    },
    undo: ({ body }) => backTo(job, body.installationDate, today),
    ...(onRefused ? { onRefused } : {}),
  });
  const kept = useKeptForm<ScheduleValues, ScheduleValues>({
    name: 'schedule',
    // A draft is kept for each chosen day, so that an earlier draft does not replace the day chosen in a calendar or a row.
    about: day === undefined ? job.id : `${job.id} ${day}`,
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: { date: day ?? job.installationDate ?? '' },
    send: ({ date }) =>
      schedule.mutateAsync(
        {
          params: { id: job.id },
          body: {
            installationDate: date,
            seen: { ...(opened ?? now), isFree: plan !== undefined && isFreeDay(date, plan) },
          },
        },
        { onSuccess: onDone },
      ),
  });
  const date = kept.form.watch('date');
  const last = lastScheduleDay(today);
  const isChosen = date >= today && date <= last;
  const canSave = isChosen && (plan === undefined || refusalText(date, plan, { company, mayUpdate: false }) === null);
  return { kept, date, today, last, isChosen, canSave, isPending: schedule.isPending };
}
