import { Button, chakra, Link, Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { RequirementType } from '#shared/domain/jobs/job.ts';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import type { Requirement } from '../screen/job-screen.tsx';

export type Version = NonNullable<Requirement['versions']>[number];

/** Submits an earlier file again. */
export type UseAgain = (fileUrl: string) => void;

/** Returns the name of an earlier file: its caption, or else its file name. */
export const nameOf = ({ caption, fileName }: Version): string => caption || fileName || 'View file';

const fateOf = ({ returnedAt, returnedReason }: Version, type: RequirementType): string => {
  if (returnedAt) return `Changes requested ${happened(returnedAt)}: ${returnedReason}`;
  return type === 'photo' ? 'Removed' : 'Replaced';
};

export const VersionLink = ({ of: version }: { of: Version }) => (
  <Link
    href={version.fileUrl}
    target="_blank"
    rel="noopener noreferrer"
    color="colorPalette.fg"
    minHeight="12"
    overflowWrap="anywhere"
  >
    <FileText size={16} aria-hidden /> {nameOf(version)}
  </Link>
);

export const UseAgainButton = ({ of: version, onUseAgain }: { of: Version; onUseAgain: UseAgain }) => (
  <Button
    variant="outline"
    size="sm"
    minHeight="12"
    aria-label={`Use again: ${nameOf(version)}`}
    onClick={() => onUseAgain(version.fileUrl)}
  >
    Use again
  </Button>
);

interface EarlierFilesProps {
  versions: readonly Version[];
  type: RequirementType;
  onUseAgain?: UseAgain | undefined;
}

/**
 * A closed list of the earlier evidence, with the reason for each return. The list also opens if the browser's search in the page
 * finds its text.
 */
export const EarlierFiles = ({ versions, type, onUseAgain }: EarlierFilesProps) => (
  <chakra.details>
    <chakra.summary textStyle="note" color="fg.muted" cursor="pointer" py="3.5">
      {counted(versions.length, 'earlier file', 'earlier files')}
    </chakra.summary>
    <Stack as="ul" listStyleType="none" gap="2" ps="4">
      {versions.map((version) => (
        <li key={version.uploadedAt}>
          <VersionLink of={version} />
          <Text textStyle="note" overflowWrap="anywhere" mb="1">
            Submitted {happened(version.uploadedAt)} · {fateOf(version, type)}
          </Text>
          {onUseAgain && <UseAgainButton of={version} onUseAgain={onUseAgain} />}
        </li>
      ))}
    </Stack>
  </chakra.details>
);
