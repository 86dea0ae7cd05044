import { useParams, useSearchParams } from 'react-router-dom';
import { CopyJob } from '../../features/job-form/copy-job.tsx';
import { EditJob } from '../../features/job-form/edit-job.tsx';
import { NewJob } from '../../features/job-form/new-job.tsx';

export default function JobFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('copy');
  if (id) return <EditJob id={id} />;
  if (copied) return <CopyJob id={copied} />;
  return <NewJob template={search.get('template')} />;
}
