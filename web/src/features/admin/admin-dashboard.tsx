import { Button, Card, GridItem, HStack, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { adminListAt } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { moveAmongTabs } from '../../lib/move-among-tabs.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { AdminAttention } from './admin-attention.tsx';
import { CredentialQueue, HealthQueue, LatestJobs, ReportQueue, VerifyQueue } from './overview/work-queues.tsx';

type Totals = CallAnswer<'getAdminTotals'>;

const cards: readonly { title: string; name: keyof Totals; to: string }[] = [
  { title: 'Total Retailers', name: 'retailers', to: adminListAt('retailers') },
  { title: 'Total Installers', name: 'installers', to: adminListAt('installers') },
  { title: 'Total Jobs', name: 'jobs', to: adminListAt('jobs') },
];

const tabs = [
  {
    value: 'retailers',
    label: 'Retailers',
    text: 'View and edit retailer profiles.',
    to: adminListAt('retailers'),
  },
  {
    value: 'installers',
    label: 'Installers',
    text: 'View and edit installer profiles, and verify SAA numbers.',
    to: adminListAt('installers'),
  },
  {
    value: 'jobs',
    label: 'Jobs',
    text: 'See every job, correct its details, and set its status.',
    to: adminListAt('jobs'),
  },
] as const;

const figures = new Intl.NumberFormat('en-AU');

const Cards = ({ totals }: { totals: Totals | undefined }) => (
  <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
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

/** Our own tabs, because Chakra's tabs would add a script to the dashboard. The arrow keys move from tab to tab. */
function Manage() {
  const [chosen, choose] = useState(0);
  const id = useId();
  const tab = tabs[chosen] ?? tabs[0];
  return (
    <Stack mt="8" gap="5">
      <HStack role="tablist" aria-label="What to manage" borderBottomWidth="1px" gap="1" onKeyDown={moveAmongTabs}>
        {tabs.map(({ value, label }, index) => (
          <Button
            key={value}
            role="tab"
            id={`${id}${value}`}
            aria-selected={index === chosen}
            aria-controls={id}
            tabIndex={index === chosen ? 0 : -1}
            variant={index === chosen ? 'subtle' : 'ghost'}
            borderBottomRadius="0"
            onClick={() => choose(index)}
            onFocus={() => choose(index)}
          >
            {label}
          </Button>
        ))}
      </HStack>
      <Stack role="tabpanel" id={id} aria-labelledby={`${id}${tab.value}`} gap="4" align="start">
        <Text color="fg.muted">{tab.text}</Text>
        <Button asChild size="lg">
          <Link to={tab.to}>Manage {tab.label}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}

/** On a wide screen, the latest jobs fill the space beside the installers to verify, which are the longest list. */
const places = `"verify credentials reports"
"verify latest latest"
"health latest latest"`;

const queues = {
  verify: VerifyQueue,
  credentials: CredentialQueue,
  reports: ReportQueue,
  latest: LatestJobs,
  health: HealthQueue,
};

/** The first rows of each worklist, with the latest jobs. */
const Queues = () => (
  <SimpleGrid
    columns={{ base: 1, md: 2, xl: 3 }}
    templateAreas={{ xl: places }}
    templateRows={{ xl: 'auto auto 1fr' }}
    gap="4"
    alignItems="start"
  >
    {Object.entries(queues).map(([place, Queue]) => (
      <GridItem key={place} gridArea={{ xl: place }} minWidth="0">
        <Queue />
      </GridItem>
    ))}
  </SimpleGrid>
);

/** The numbers of companies and jobs, and the rows that wait for an administrator. On a phone, these come first. */
export function AdminDashboard() {
  const totals = useRead('getAdminTotals', undefined, { refetchOnMount: 'always' });
  const isNarrow = useIsNarrow();
  const numbers = (
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
  );
  return (
    <>
      <PageHead title="Admin Portal" text="Every company that uses the marketplace, and every job." />
      <Stack gap="4">
        <AdminAttention totals={totals} />
        {!isNarrow && numbers}
        <Queues />
        {isNarrow && numbers}
      </Stack>
      <Manage />
    </>
  );
}
