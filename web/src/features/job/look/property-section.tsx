import { roofLabels } from '#shared/domain/jobs/job.ts';
import { Facts } from '../screen/facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function PropertySection() {
  const { job } = useJobScreen();
  return (
    <Section card="property">
      <Facts
        of={[
          ['Storeys', job.houseStoreys],
          ['Roof type', job.roofType && roofLabels[job.roofType]],
          ['Panel layout', job.panelLayout],
          ['Switchboard', job.switchboard],
          ['Inverter location', job.inverterLocation],
        ]}
      />
    </Section>
  );
}
