import { Section } from '../screen/section.tsx';
import { HistoryList } from './history-list.tsx';

export const HistorySection = () => (
  <Section card="history">
    <HistoryList />
  </Section>
);
