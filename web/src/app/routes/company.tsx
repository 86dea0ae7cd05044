import { Skeleton, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { KeepRecent } from '../../components/keep-recent.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Absent } from '../../components/states.tsx';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { useRead } from '../../lib/server/queries.ts';

const Skeletons = () => (
  <Stack gap="5" maxWidth="5xl" mx="auto" role="status" aria-label="Loading company">
    <Skeleton height="64" borderRadius="lg" />
    <Skeleton height="40" borderRadius="lg" />
  </Stack>
);

const CompanyAbsent = () => (
  <Absent title="Company Not Found" text="The company may no longer be listed, or the link may be wrong." />
);

export default function Company() {
  const { id = '' } = useParams();
  const read = useRead('getCompany', { params: { id } });
  return (
    <PageGate of={read} waiting={<Skeletons />} absent={<CompanyAbsent />}>
      {(company) => (
        <>
          <PageTitle>{company.companyName ?? 'Company'}</PageTitle>
          <KeepRecent of={{ kind: 'company', id: company.id, name: company.companyName ?? 'Company', place: '' }} />
          <CompanyPage company={company} />
        </>
      )}
    </PageGate>
  );
}
