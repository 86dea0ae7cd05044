import { Button } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { usePrefer } from '../../components/person/use-prefer.ts';
import type { PublicInstaller } from './installer-facts.ts';

/**
 * Adds an installer to the preferred ones. For a preferred installer, links to the network page, where the retailer can edit the
 * note or remove the preference.
 */
export function Prefer({ installer: { id, isPreferred } }: { installer: PublicInstaller }) {
  const add = usePrefer();
  if (isPreferred === undefined) return null;
  if (isPreferred)
    return (
      <Button asChild size="lg" variant="subtle">
        <Link to={`${paths.network}?view=preferred`}>
          <Star size={18} fill="currentColor" aria-hidden /> Preferred
        </Link>
      </Button>
    );
  return (
    <Button
      size="lg"
      variant="outline"
      loading={add.isPending}
      onClick={() => add.mutate({ params: { id }, body: {} })}
    >
      <Star size={18} aria-hidden /> Add to preferred
    </Button>
  );
}
