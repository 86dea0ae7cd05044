import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import type { Role } from '#shared/domain/job.ts';
import { hrefTo, paths } from '../../config/paths.ts';
import { notify } from '../../lib/notify.ts';
import { saveFile } from '../../lib/save-file.ts';
import { api } from '../../lib/server/api.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { jobsCsv } from './jobs-csv.ts';
import { type OwnSearch, queryOf } from './own-address.ts';
import type { OwnJobView } from './own-job.tsx';

/** As many as the server gives at once. */
const atOnce = 2000;

/** Everything that matches, whatever page is shown. A job that moves to another page meanwhile is not listed twice. */
async function readAll(search: OwnSearch): Promise<OwnJobView[]> {
  const person = shownPerson();
  const found = new Map<string, OwnJobView>();
  for (let page = 1; ; page += 1) {
    const { query } = queryOf({ ...search, page, size: String(atOnce) });
    const { jobs, total } = await api.call('listOwnJobs', { query, person } as never);
    for (const job of jobs) found.set(job.id, job);
    if (page * atOnce >= total) return [...found.values()];
  }
}

export function CsvButton({ role, search }: { role: Role; search: OwnSearch }) {
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const jobs = await readAll(search);
      const csv = jobsCsv(jobs, role, (id) => `${window.location.origin}${hrefTo(paths.job, { id })}`);
      saveFile(`jobs-${todayIn(usualZone, new Date())}.csv`, csv);
      notify.success(jobs.length === 1 ? '1 job downloaded' : `${jobs.length} jobs downloaded`);
    } catch (error) {
      notify.failure('Failed to download', error instanceof Error ? error : null);
    }
    setPending(false);
  };
  return (
    <Button variant="outline" size="lg" loading={isPending} onClick={download}>
      <Download size={18} aria-hidden /> CSV
    </Button>
  );
}
