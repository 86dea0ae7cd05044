import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';

/** Leads from an empty worklist to the overview, which lists the other tasks. */
export const ToOverview = () => (
  <Button asChild size="lg" variant="outline">
    <Link to={paths.admin}>See what else is waiting</Link>
  </Button>
);
