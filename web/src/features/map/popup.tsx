import { Link as Anchor, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { availabilityOf } from '../../components/person/installer-words.ts';
import { PhoneButton } from '../../components/person/phone-button.tsx';
import { wholeMoney } from '../../lib/format.ts';
import { useRead } from '../../lib/server/queries.ts';
import type { Found, FoundInstaller, FoundJob } from './found.ts';

const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Anchor asChild color="colorPalette.fg" fontWeight="650" minHeight="6">
    <Link to={path}>{children}</Link>
  </Anchor>
);

/** Names the retailer of a job. The map's answer does not contain the retailer, so the popup reads the job. */
function Company({ jobId }: { jobId: string }) {
  const { data, isPending } = useRead('getJob', { params: { id: jobId } });
  if (isPending) return <Skeleton height="6" width="32" />;
  if (!data) return null;
  return <To path={hrefTo(paths.company, { id: data.job.retailerId })}>{data.job.retailer.companyName}</To>;
}

const Job = ({ job, path, isAlone }: { job: FoundJob; path: string; isAlone: boolean }) => (
  <Stack gap="0.5">
    <To path={path}>{job.title}</To>
    <Text textStyle="note">
      {wholeMoney(job.priceExGst)} Excl. GST, {job.place}
    </Text>
    {isAlone && <Company jobId={job.id} />}
  </Stack>
);

const Installer = ({ installer, path }: { installer: FoundInstaller; path: string }) => (
  <Stack gap="0.5">
    <To path={path}>{installer.title}</To>
    <Text textStyle="note">
      {installer.contactName}, {installer.place}
    </Text>
    <Text textStyle="note">{availabilityOf(installer)}</Text>
    <PhoneButton installer={{ id: installer.id, companyName: installer.title }} size="sm" />
  </Stack>
);

interface PopupProps {
  all: readonly Found[];
  /** Called with a group when the person asks to list its items. The popup offers this where the map can't zoom in further. */
  onOpened: (found: Found) => void;
}

/** The content of the popup over a mark: its job, installer or groups. */
export const Popup = ({ all, onOpened }: PopupProps) =>
  all.map((found) => {
    const { id, path = '' } = found;
    if (found.kind === 'job') return <Job key={id} job={found.job} path={path} isAlone={all.length === 1} />;
    if (found.kind === 'installer') return <Installer key={id} installer={found.installer} path={path} />;
    return (
      <Button key={id} size="sm" variant="outline" onClick={() => onOpened(found)}>
        <ListFilter size={16} aria-hidden /> List {found.title}
      </Button>
    );
  });
