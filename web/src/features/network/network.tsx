import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import { EyeOff, SearchX, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { NetworkView } from '#shared/domain/search/network.ts';
import { paths } from '#shared/pages.ts';
import { Picker } from '../../components/fields/picker.tsx';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { SearchField } from '../../components/lists/search-field.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { CrewPicture } from '../../components/pictures/crew-picture.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import { type ListAddress, useListAddress } from '../../lib/use-list-address.ts';
import { type NetworkSearch, queryOf, searchIn, sortChoices } from './network-address.ts';
import { PersonRow } from './person-row.tsx';

const words = {
  retailer: {
    text: 'Installers who have worked for you, and your preferred installers.',
    empty: 'Installers appear here once you award them a job. Find an installer in the directory and invite them.',
    action: { to: paths.directory, label: 'Find installers' },
  },
  installer: {
    text: "Retailers you've worked for.",
    empty: 'Retailers appear here once they award you a job.',
    action: { to: paths.findWork, label: 'Find work' },
  },
} as const satisfies Record<Role, { text: string; empty: string; action: { to: string; label: string } }>;

const Nobody = ({ role }: { role: Role }) => (
  <Nothing
    title="No one in your network yet"
    text={words[role].empty}
    picture={<CrewPicture />}
    action={
      <Button asChild size="lg">
        <Link to={words[role].action.to}>{words[role].action.label}</Link>
      </Button>
    }
  />
);

type Address = ListAddress<NetworkSearch>;

const viewNames: Record<NetworkView, string> = { all: 'All', preferred: 'Preferred', hidden: 'Hidden' };
const viewsOf: Record<Role, readonly NetworkView[]> = {
  retailer: ['all', 'preferred', 'hidden'],
  installer: ['all', 'hidden'],
};

const Tools = ({ role, address: { search, change } }: { role: Role; address: Address }) => (
  <Stack role="search" gap="3" pb="4" direction={{ base: 'column', lg: 'row' }} align={{ lg: 'end' }}>
    <SearchField
      asked={search.q}
      change={change}
      label="Search your network"
      hint={role === 'retailer' ? 'Company or note' : 'Company'}
    />
    <HStack role="group" aria-label="Show" gap="1">
      {viewsOf[role].map((view) => (
        <Button
          key={view}
          size="lg"
          variant={view === search.view ? 'subtle' : 'ghost'}
          aria-pressed={view === search.view}
          onClick={() => change({ view: view === 'all' ? '' : view })}
        >
          {viewNames[view]}
        </Button>
      ))}
    </HStack>
    <Box minWidth={{ lg: '14rem' }}>
      <Picker
        label="Sort by"
        value={search.sort}
        choices={sortChoices}
        onPick={(sort) => change({ sort: sort === 'recent' ? '' : sort })}
      />
    </Box>
  </Stack>
);

/** Explains an empty page, and how to fill it. */
function Missing({
  address: { search, change, clear },
  hasHidden,
}: {
  address: Address;
  hasHidden: boolean;
}): ReactNode {
  if (search.q.trim() !== '')
    return (
      <Nothing
        title="No results match your search"
        text="Try fewer words."
        icon={<SearchX />}
        action={
          <Button size="lg" variant="outline" onClick={clear}>
            Clear the search
          </Button>
        }
      />
    );
  if (search.view === 'preferred')
    return (
      <Nothing
        title="No preferred installers yet"
        text="In All, or on an installer's page, select Add to preferred. Preferred installers come first when you invite, and you can keep notes about them."
        icon={<Star />}
      />
    );
  if (search.view === 'hidden')
    return (
      <Nothing
        title="No hidden companies"
        text="To hide a company, select All, then select Hide next to the company."
        icon={<EyeOff />}
      />
    );
  return (
    <Nothing
      title={hasHidden ? "You've hidden everyone" : "We can't show any of these companies"}
      text={hasHidden ? 'You can show them again.' : 'Their accounts are closed or private.'}
      icon={<EyeOff />}
      {...(hasHidden
        ? {
            action: (
              <Button size="lg" variant="outline" onClick={() => change({ view: 'hidden' })}>
                Show hidden companies
              </Button>
            ),
          }
        : {})}
    />
  );
}

/** The companies that a person has worked with, with their notes and preferences. */
export function Network() {
  const { role } = useUser();
  const address = useListAddress(searchIn, ['q', 'view']);
  const list = usePages('listNetwork', queryOf(address.search), { isLive: true });
  return (
    <>
      <PageHead title="My Network" text={words[role].text} />
      <Tools role={role} address={address} />
      <ReadGate
        of={list}
        waiting={<RowSkeletons height={{ base: '56', lg: '28' }} count={4} />}
        empty={{ when: ({ pages }) => pages.every(({ hasAnybody }) => !hasAnybody), show: <Nobody role={role} /> }}
      >
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          return (
            <>
              {people.length === 0 && !list.hasNextPage ? (
                <Missing address={address} hasHidden={pages.some(({ hasHidden }) => hasHidden)} />
              ) : (
                <Stack as="ul" gap="3" listStyleType="none" aria-label="My network">
                  {people.map((person) => (
                    <PersonRow key={person.id} person={person} isRetailer={role === 'retailer'} />
                  ))}
                </Stack>
              )}
              <LoadMore list={list} label="Show more companies" />
            </>
          );
        }}
      </ReadGate>
    </>
  );
}
