import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { useJobScreen } from './job-screen.tsx';

export function useRequirements() {
  const { job } = useJobScreen();
  return useQuery(query('listRequirements', { params: { id: job.id } }));
}
