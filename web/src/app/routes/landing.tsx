import { SimpleGrid, Stack } from '@chakra-ui/react';
import { productName } from '#shared/product.ts';
import { howItWorks, whyChoose } from '../../features/landing/entries.ts';
import { Explainer } from '../../features/landing/explainer.tsx';
import { Featured } from '../../features/landing/featured.tsx';
import { FinalBanner } from '../../features/landing/final-banner.tsx';
import { Hero } from '../../features/landing/hero.tsx';

export default function Landing() {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <title>{`${productName}: solar jobs, done right`}</title>
      <Hero />
      <Featured />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '10', lg: '8' }} alignItems="start">
        <Explainer id="how-it-works" title="How it works" entries={howItWorks} />
        <Explainer id="why-choose" title={`Why choose ${productName}`} entries={whyChoose} />
      </SimpleGrid>
      <FinalBanner />
    </Stack>
  );
}
