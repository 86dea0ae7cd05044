import { Skeleton, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../components/page-title.tsx';
import { Absent, Failure } from '../../components/states.tsx';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { useRead } from '../../lib/server/queries.ts';

const notFoundStatuses: readonly number[] = [404, 422];

export default function Company() {
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useRead('getCompany', { params: { id } });
  if (company)
    return (
      <>
        <PageTitle>{company.companyName ?? 'Company'}</PageTitle>
        <CompanyPage company={company} />
      </>
    );
  if (error && notFoundStatuses.includes(error.status))
    return <Absent title="Company Not Found" text="The company may no longer be listed, or the link may be wrong." />;
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <Stack gap="5" maxWidth="5xl" mx="auto" aria-busy="true" aria-label="Loading company">
      <Skeleton height="64" borderRadius="lg" />
      <Skeleton height="40" borderRadius="lg" />
    </Stack>
  );
}
