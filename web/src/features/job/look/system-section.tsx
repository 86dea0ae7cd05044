import { Facts } from '#web/src/components/facts.tsx';
import { systemLines } from '#web/src/components/job-lines.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function SystemSection() {
  const { job } = useJobScreen();
  return (
    <Section card="system">
      <Facts isDense of={systemLines(job)} />
    </Section>
  );
}
