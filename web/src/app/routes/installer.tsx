import { Skeleton, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { KeepRecent } from '../../components/keep-recent.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Absent } from '../../components/states.tsx';
import { baseOf } from '../../features/installer-page/installer-facts.ts';
import { InstallerPage } from '../../features/installer-page/installer-page.tsx';
import { useRead } from '../../lib/server/queries.ts';

const Skeletons = () => (
  <Stack gap="5" maxWidth="5xl" mx="auto" role="status" aria-label="Loading installer">
    <Skeleton height="64" borderRadius="lg" />
    <Skeleton height="40" borderRadius="lg" />
  </Stack>
);

const InstallerAbsent = () => (
  <Absent title="Installer Not Found" text="The installer may no longer be listed, or the link may be wrong." />
);

export default function Installer() {
  const { id = '' } = useParams();
  const read = useRead('getPublicInstaller', { params: { id } });
  return (
    <PageGate of={read} waiting={<Skeletons />} absent={<InstallerAbsent />}>
      {({ installer }) => (
        <>
          <PageTitle>{installer.companyName}</PageTitle>
          <KeepRecent
            of={{ kind: 'installer', id: installer.id, name: installer.companyName, place: baseOf(installer) }}
          />
          <InstallerPage installer={installer} />
        </>
      )}
    </PageGate>
  );
}
