import { PageFrame } from '../../components/page-frame.tsx';
import { People } from '../../features/people/people.tsx';

export default function PeoplePage() {
  return (
    <PageFrame title="People" text="Who signs in for your company, and what each person may do.">
      <People />
    </PageFrame>
  );
}
