import { Button, Card, HStack, SimpleGrid, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { useRead } from '../../lib/server/queries.ts';
import { AdminNav } from './admin-nav.tsx';
import '../../theme/recipes/tabs.ts';

type Totals = CallAnswer<'getAdminTotals'>;

const cards: readonly { title: string; name: keyof Totals; to: string }[] = [
  { title: 'Total Retailers', name: 'retailers', to: hrefTo(paths.adminList, { list: 'retailers' }) },
  { title: 'Total Installers', name: 'installers', to: hrefTo(paths.adminList, { list: 'installers' }) },
  { title: 'Total Jobs', name: 'jobs', to: hrefTo(paths.adminList, { list: 'jobs' }) },
  { title: 'To verify', name: 'unverified', to: hrefTo(paths.adminList, { list: 'verification' }) },
];

const tabs = [
  {
    value: 'retailers',
    label: 'Retailers',
    text: 'See every company that posts jobs, and correct what it says of itself.',
    to: hrefTo(paths.adminList, { list: 'retailers' }),
  },
  {
    value: 'installers',
    label: 'Installers',
    text: 'See every installer, correct what they say of themselves, and verify their SAA number.',
    to: hrefTo(paths.adminList, { list: 'installers' }),
  },
  {
    value: 'jobs',
    label: 'Jobs',
    text: 'See every job, correct its details, and set its status.',
    to: hrefTo(paths.adminList, { list: 'jobs' }),
  },
] as const;

const figures = new Intl.NumberFormat('en-AU');

const Cards = ({ totals }: { totals: Totals | undefined }) => (
  <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
    {cards.map(({ title, name, to }) => (
      <Card.Root key={name} as="section" aria-label={title}>
        <Card.Body gap="3" px="5" py="4">
          <Text fontWeight="600" color="fg.muted">
            {title}
          </Text>
          <HStack justify="space-between" align="end">
            {totals ? (
              <Text fontSize="2rem" lineHeight="1.2" fontWeight="750" fontVariantNumeric="tabular-nums">
                {figures.format(totals[name])}
              </Text>
            ) : (
              <Skeleton width="16" height="9.5" />
            )}
            <Button asChild variant="outline" size="sm" minHeight="10">
              <Link to={to} aria-label={`View All: ${title}`}>
                View All
              </Link>
            </Button>
          </HStack>
        </Card.Body>
      </Card.Root>
    ))}
  </SimpleGrid>
);

function Manage() {
  const [tab, choose] = useState<string>(tabs[0].value);
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} size="lg" mt="8">
      <Tabs.List>
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, label, text, to }) => (
        <Tabs.Content key={value} value={value} pt="5">
          <Stack gap="4" align="start">
            <Text color="fg.muted">{text}</Text>
            <Button asChild size="lg">
              <Link to={to}>Manage {label}</Link>
            </Button>
          </Stack>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

export function AdminDashboard() {
  const totals = useRead('getAdminTotals', undefined, { refetchOnMount: 'always' });
  return (
    <>
      <PageHead title="Admin Portal" text="Everybody who uses the marketplace, and every job." />
      <AdminNav />
      <ReadGate
        of={totals}
        waiting={
          <div role="status" aria-label="Loading...">
            <Cards totals={undefined} />
          </div>
        }
      >
        {(known) => <Cards totals={known} />}
      </ReadGate>
      <Manage />
    </>
  );
}
