import { SimpleGrid, Stack } from '@chakra-ui/react';
import { paths } from '#shared/pages.ts';
import { productName } from '#shared/product.ts';
import { PagePreview } from '../../components/page-title.tsx';
import { howItWorks, whyChoose } from '../../features/landing/entries.ts';
import { Explainer } from '../../features/landing/explainer.tsx';
import { Featured } from '../../features/landing/featured.tsx';
import { FinalBanner } from '../../features/landing/final-banner.tsx';
import { ForTwo } from '../../features/landing/for-two.tsx';
import { Hero } from '../../features/landing/hero.tsx';

const title = `${productName}: solar jobs, done right`;
const text =
  'Where Australian solar retailers hire solar installers. Post or find solar installation jobs, track the work and record payment.';

export default function Landing() {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <title>{title}</title>
      <PagePreview title={title} text={text} path={paths.home} />
      <Hero />
      <Featured />
      <ForTwo />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '10', lg: '8' }} alignItems="start">
        <Explainer id="how-it-works" title="How it works" entries={howItWorks} />
        <Explainer id="why-choose" title={`Why choose ${productName}`} entries={whyChoose} />
      </SimpleGrid>
      <FinalBanner />
    </Stack>
  );
}
