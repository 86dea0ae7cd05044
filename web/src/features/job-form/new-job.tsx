import { PageHead } from '../../components/page-head.tsx';
import { useUser } from '../../lib/server/session.tsx';
import { JobForm } from './job-form.tsx';
import { useTemplates } from './templates/templates.ts';
import { newJob } from './values/job-values.ts';

/** The form of a new job: empty, or with the terms of a template. A template that is gone leaves it empty. */
export function NewJob({ template: name }: { template: string | null }) {
  const { items: templates } = useTemplates(useUser().id);
  const template = templates.find((each) => each.name === name);
  return (
    <>
      <PageHead
        title="Post a Job"
        text={
          template
            ? `With the terms of the template "${template.name}".`
            : 'Tell installers what needs doing, where, and for how much.'
        }
      />
      {template ? (
        <JobForm key={template.name} job={null} from={`template-${template.name}`} values={template.terms} />
      ) : (
        <JobForm key="empty" job={null} values={newJob} />
      )}
    </>
  );
}
