import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { useUser } from '../../lib/server/session.tsx';
import { JobForm } from './job-form.tsx';
import { useTemplates } from './templates/templates.ts';
import { newJob } from './values/job-values.ts';

const title = 'Post a Job';

/** The form of a new job with the terms of a template. If the template no longer exists, the form is empty. */
function FromTemplate({ name }: { name: string }) {
  const { items: templates, read } = useTemplates(useUser().id);
  return (
    <ReadGate of={read} waiting={<Waiting />}>
      {() => {
        const template = templates.find((each) => each.name === name);
        if (!template) return <EmptyForm />;
        return (
          <>
            <PageHead title={title} text={`Started from the template "${name}".`} />
            <JobForm key={name} job={null} from={`template-${name}`} values={template.terms} />
          </>
        );
      }}
    </ReadGate>
  );
}

const EmptyForm = () => (
  <>
    <PageHead title={title} text="Tell installers what needs doing, where, and for how much." />
    <JobForm key="empty" job={null} values={newJob} />
  </>
);

export const NewJob = ({ template }: { template: string | null }) =>
  template ? <FromTemplate name={template} /> : <EmptyForm />;
