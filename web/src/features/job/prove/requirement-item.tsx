import { Badge, Box, Button, chakra, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { Circle, CircleCheckBig, FileText, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RequirementType } from '#shared/domain/jobs/job.ts';
import { maxRequirementPhotos } from '#shared/domain/jobs/uploads.ts';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import { ReturnedEvidence } from './returned-evidence.tsx';

const kinds: Record<RequirementType, string> = { checkbox: 'Checkbox', file_upload: 'PDF document', photo: 'Photo' };

/** Returns how many photos the requirement has and takes, in words. The requirement's label says what the photos show. */
const photosIn = (count: number): string =>
  count === 0
    ? `0 photos, at least 1 and up to ${maxRequirementPhotos}`
    : `${counted(count, 'photo', 'photos')}, up to ${maxRequirementPhotos}`;

type Version = NonNullable<Requirement['versions']>[number];

const fateOf = ({ returnedAt, returnedReason }: Version, type: RequirementType): string => {
  if (returnedAt) return `Changes requested ${happened(returnedAt)}: ${returnedReason}`;
  return type === 'photo' ? 'Removed' : 'Replaced';
};

interface EarlierFilesProps {
  versions: readonly Version[];
  type: RequirementType;
  onUseAgain?: ((fileUrl: string) => void) | undefined;
}

/**
 * A closed list of the earlier evidence, with the reason for each return. The list also opens if the browser's search in the page
 * finds its text.
 */
const EarlierFiles = ({ versions, type, onUseAgain }: EarlierFilesProps) => (
  <chakra.details mt="1">
    <chakra.summary textStyle="note" color="fg.muted" cursor="pointer" minHeight="12">
      {counted(versions.length, 'earlier file', 'earlier files')}
    </chakra.summary>
    <Stack as="ul" listStyleType="none" gap="2" ps="4">
      {versions.map((version) => (
        <li key={version.uploadedAt}>
          <Link
            href={version.fileUrl}
            target="_blank"
            rel="noopener noreferrer"
            color="colorPalette.fg"
            minHeight="12"
            overflowWrap="anywhere"
          >
            <FileText size={16} aria-hidden /> {version.caption || version.fileName || 'View file'}
          </Link>
          <Text textStyle="note" overflowWrap="anywhere">
            Submitted {happened(version.uploadedAt)} · {fateOf(version, type)}
          </Text>
          {onUseAgain && (
            <Button
              variant="outline"
              size="sm"
              minHeight="12"
              mt="1"
              aria-label={`Use again: ${version.caption || version.fileName}`}
              onClick={() => onUseAgain(version.fileUrl)}
            >
              Use again
            </Button>
          )}
        </li>
      ))}
    </Stack>
  </chakra.details>
);

interface RequirementItemProps {
  requirement: Requirement;
  /** The id of the row on the job's page. A dialog over the page has rows without ids. */
  rowId?: string;
  /** The number of the requirement's files that this device has not uploaded yet: "2 photos still to upload". */
  toSend?: string | null;
  onReturn?: (() => void) | undefined;
  onUseAgain?: ((fileUrl: string) => void) | undefined;
  children?: ReactNode;
}

/** One requirement: its request, its state and the submitted evidence. */
export function RequirementItem({
  requirement,
  rowId,
  toSend = null,
  onReturn,
  onUseAgain,
  children,
}: RequirementItemProps) {
  const { label, type, completedAt, fileUrl, fileName, returnedReason, versions = [], photos = [] } = requirement;
  const completed = requirement.completed && toSend === null;
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
        <HStack align="start" gap="3" flex="1" minWidth="56">
          <Box color={completed ? 'fg.success' : 'fg.muted'} pt="0.5">
            {completed ? <CircleCheckBig size={20} aria-label="Complete" /> : <Circle size={20} aria-hidden />}
          </Box>
          <Stack gap="0.5">
            <HStack wrap="wrap">
              <Text fontWeight="650">{label}</Text>
              <Badge colorPalette="gray" variant="outline">
                {kinds[type]}
              </Badge>
            </HStack>
            {type === 'photo' && <Text>{photosIn(photos.length)}</Text>}
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
            {versions.length > 0 && <EarlierFiles versions={versions} type={type} onUseAgain={onUseAgain} />}
          </Stack>
        </HStack>
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
      {returnedReason && !completed && <ReturnedEvidence reason={returnedReason} of={requirement} />}
      {children}
    </Stack>
  );
}
