import { Button, SimpleGrid } from '@chakra-ui/react';
import { Navigation, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { directionsLink } from '../lib/maps-link.ts';

/** The style of a button that is large enough for a thumb in a glove. */
const tool = { variant: 'outline', minHeight: '14', height: 'auto', flexDirection: 'column', gap: '1' } as const;

interface SiteToolsProps {
  job: CallAnswer<'getJob'>['job'];
  /** One more link, beside the others. */
  children?: ReactElement;
}

/** Calls the customer and opens the directions to the site, for an installer on the way or on the roof. */
export const SiteTools = ({ job, children }: SiteToolsProps) => (
  <SimpleGrid columns={children ? 3 : 2} gap="2">
    {job.customerPhone ? (
      <Button asChild {...tool}>
        <a
          href={`tel:${job.customerPhone.replaceAll(' ', '')}`}
          aria-label={`Call ${job.customerName || 'the customer'}`}
        >
          <Phone size={22} aria-hidden /> Call
        </a>
      </Button>
    ) : (
      <Button {...tool} disabled>
        <Phone size={22} aria-hidden /> Call
      </Button>
    )}
    <Button asChild {...tool}>
      <a href={directionsLink(job)} target="_blank" rel="noopener noreferrer">
        <Navigation size={22} aria-hidden /> Navigate
      </a>
    </Button>
    {children && (
      <Button asChild {...tool}>
        {children}
      </Button>
    )}
  </SimpleGrid>
);
