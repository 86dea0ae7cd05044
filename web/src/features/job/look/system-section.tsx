import { Facts } from '#web/src/components/facts.tsx';
import { systemLines } from '#web/src/components/job-lines.ts';
import { isOnTheWay } from '../screen/cards.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function SystemSection() {
  const screen = useJobScreen();
  return (
    <Section card="system" startsOpen={isOnTheWay(screen)}>
      <Facts isDense of={systemLines(screen.job)} />
    </Section>
  );
}
