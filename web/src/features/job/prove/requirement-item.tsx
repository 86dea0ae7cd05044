import { Badge, Box, Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { Circle, CircleCheckBig, FileText, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequirementType } from '#shared/domain/jobs/job.ts';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { EarlierFiles, type UseAgain } from './earlier-files.tsx';
import { ReturnedEvidence } from './returned-evidence.tsx';

const kinds: Record<RequirementType, string> = { checkbox: 'Checkbox', file_upload: 'PDF document', photo: 'Photo' };

/**
 * Returns how many photos the requirement has, how many the retailer has returned, and how many it takes, in words. The
 * requirement's label says what the photos show.
 */
function photosIn(count: number, returnedCount: number): string {
  if (count > 0) return `${counted(count, 'photo', 'photos')}, up to ${maxRequirementPhotos}`;
  return returnedCount > 0
    ? `${counted(returnedCount, 'photo', 'photos')} sent back. At least 1 new photo, up to ${maxRequirementPhotos}`
    : `0 photos, at least 1 and up to ${maxRequirementPhotos}`;
}

type State = 'open' | 'returned' | 'completed';

const marks: Record<State, ReactNode> = {
  open: <Circle size={20} aria-hidden />,
  returned: <RotateCcw size={20} aria-hidden />,
  completed: <CircleCheckBig size={20} aria-label="Complete" />,
};
const colors: Record<State, string> = { open: 'fg.muted', returned: 'fg.warning', completed: 'fg.success' };

const Request = ({ of: { label, type }, state }: { of: Requirement; state: State }) => (
  <HStack align="start" gap="3">
    <Box color={colors[state]} pt="0.5">
      {marks[state]}
    </Box>
    <HStack wrap="wrap">
      <Text fontWeight="650">{label}</Text>
      <Badge colorPalette="gray" variant="outline">
        {kinds[type]}
      </Badge>
    </HStack>
  </HStack>
);

interface RequirementItemProps {
  requirement: Requirement;
  /** The id of the row on the job's page. A dialog over the page has rows without ids. */
  rowId?: string;
  /** The number of the requirement's files that this device has not uploaded yet: "2 photos still to upload". */
  toSend?: string | null;
  /** The installer's checkbox, which replaces the mark and the label. */
  tick?: ReactNode;
  onReturn?: (() => void) | undefined;
  onUseAgain?: UseAgain | undefined;
  children?: ReactNode;
}

/** One requirement: its request, its state and the submitted evidence. */
export function RequirementItem({
  requirement,
  rowId,
  toSend = null,
  tick,
  onReturn,
  onUseAgain,
  children,
}: RequirementItemProps) {
  const { label, type, completedAt, fileUrl, fileName, returnedReason, versions = [], photos = [] } = requirement;
  const completed = requirement.completed && toSend === null;
  const reason = completed ? null : returnedReason;
  // A file that was returned earlier and submitted again keeps its first reason.
  const returned = reason ? versions.filter((version) => version.returnedReason === reason) : [];
  const earlier = versions.filter((version) => !returned.includes(version));
  return (
    <Stack
      as="li"
      id={rowId}
      gap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <HStack justify="space-between" align="start" gap="3" wrap="wrap">
        <Stack gap="0.5" flex="1" minWidth="56">
          {tick ?? <Request of={requirement} state={completed ? 'completed' : reason ? 'returned' : 'open'} />}
          <Stack gap="0.5" ps="8">
            {type === 'photo' && <Text>{photosIn(photos.length, returned.length)}</Text>}
            {toSend && (
              <Text textStyle="note" fontWeight="600" color="fg.warning">
                {toSend}
              </Text>
            )}
            {completed && completedAt && <Text textStyle="note">Completed {happened(completedAt)}</Text>}
            {fileUrl && type !== 'photo' && (
              <Link href={fileUrl} target="_blank" rel="noopener noreferrer" color="colorPalette.fg" minHeight="12">
                <FileText size={16} aria-hidden /> {fileName || 'View file'}
              </Link>
            )}
            {reason && <ReturnedEvidence reason={reason} type={type} versions={returned} onUseAgain={onUseAgain} />}
            {earlier.length > 0 && <EarlierFiles versions={earlier} type={type} onUseAgain={onUseAgain} />}
          </Stack>
        </Stack>
        {onReturn && (
          <Button
            variant="outline"
            size="sm"
            minHeight="12"
            onClick={onReturn}
            aria-label={`Request Changes: ${label}`}
          >
            <RotateCcw size={16} /> Request Changes
          </Button>
        )}
      </HStack>
      {children}
    </Stack>
  );
}
