import { Facts } from '#web/src/components/facts.tsx';
import { propertyLines } from '#web/src/components/job-lines.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function PropertySection() {
  const { job } = useJobScreen();
  return (
    <Section card="property">
      <Facts
        isDense
        of={[
          ...propertyLines(job),
          ['Panel layout', job.panelLayout],
          ['Switchboard', job.switchboard],
          ['Inverter location', job.inverterLocation],
        ]}
      />
    </Section>
  );
}
