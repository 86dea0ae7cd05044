import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { PagePreview } from '../../components/page-title.tsx';

const title = 'Pricing';
const text = "Coming Soon. We haven't set prices yet. We'll publish them here before we charge anyone.";

/** No price has been decided, and the page says only that. */
const Pricing = () => (
  <>
    <PagePreview title={title} text={text} path={paths.pricing} />
    <NarrowCard title={title} text={text}>
      <Button asChild variant="outline" size="lg">
        <Link to={paths.contact}>Ask us about pricing</Link>
      </Button>
    </NarrowCard>
  </>
);
export default Pricing;
