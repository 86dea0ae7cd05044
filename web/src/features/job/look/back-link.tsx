import { Link as TextLink } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { readWorklist, worklistAt, workTitle } from '#web/src/components/worklist/work-words.ts';

/**
 * The link back to the list of open steps from which the person came, or else to My Jobs. On a phone, the bar at the bottom leads
 * there.
 */
export function BackLink() {
  const kind = readWorklist(useLocation().state);
  return (
    <TextLink asChild color="fg.muted" minHeight="6" gap="0.5" hideBelow="md">
      <Link to={kind ? worklistAt(kind) : paths.myJobs}>
        <ChevronLeft size={18} aria-hidden />
        {kind ? workTitle(kind) : 'My Jobs'}
      </Link>
    </TextLink>
  );
}
