import { useParams } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { EditJob } from '../../features/job-form/edit-job.tsx';
import { JobForm } from '../../features/job-form/job-form.tsx';
import { newJob } from '../../features/job-form/values/job-values.ts';

export default function JobFormPage() {
  const { id } = useParams();
  if (id) return <EditJob id={id} />;
  return (
    <>
      <PageHead title="Post a Job" text="Tell installers what needs doing, where, and for how much." />
      <JobForm job={null} values={newJob} />
    </>
  );
}
