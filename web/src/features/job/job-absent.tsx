import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Absent } from '../../components/states.tsx';
import { paths } from '../../config/paths.ts';

export const JobAbsent = () => (
  <Absent
    title="Job Not Found"
    text="The job you're looking for doesn't exist or you don't have permission to view it."
    action={
      <Button asChild variant="outline" size="lg">
        <Link to={paths.dashboard}>Back to the dashboard</Link>
      </Button>
    }
  />
);
