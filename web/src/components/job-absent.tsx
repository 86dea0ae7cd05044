import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { Absent } from './states.tsx';

const toView = "The job you're looking for doesn't exist or you don't have permission to view it.";

export const JobAbsent = ({ text = toView }: { text?: string }) => (
  <Absent
    title="Job Not Found"
    text={text}
    action={
      <Button asChild variant="outline" size="lg">
        <Link to={paths.dashboard}>Back to the dashboard</Link>
      </Button>
    }
  />
);
