import { Box, Center, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, Upload } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { KeptFileRow } from '../../components/file-upload/kept-file-row.tsx';
import { useIsOnline } from '../../lib/server/request/connection.ts';
import { filesBarId } from '../../lib/uploads/files-bar-id.ts';
import { countOf, isUnsent, type KeptFile, stateOf, stillToSend } from '../../lib/uploads/kept-file.ts';
import { useKeptFiles } from '../../lib/uploads/kept-files.ts';

/** Returns the state of the files, and the person's next step, if there is one. */
function adviceOn(files: readonly KeptFile[], isOnline: boolean): string {
  const unclear = files.filter((file) => stateOf(file) === 'attention');
  if (unclear.length > 0) return `${countOf(unclear)} ${unclear.length === 1 ? 'needs' : 'need'} your attention.`;
  if (files.some(({ isKept }) => !isKept)) return 'Leave this page open until they are uploaded.';
  return isOnline
    ? 'You can keep working.'
    : "We'll upload them when there is a connection, even if you close this page and come back later.";
}

const Summary = chakra('summary', {
  base: { cursor: 'pointer', minHeight: '10', display: 'flex', alignItems: 'center', focusVisibleRing: 'outside' },
});

function Bar({ files }: { files: readonly KeptFile[] }) {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useIsOnline();
  const needsAttention = files.some((file) => stateOf(file) === 'attention');
  const Icon = needsAttention ? CircleAlert : Upload;
  return (
    <Center bg="bg.subtle" borderBottomWidth="1px" px="4" py="1">
      <chakra.details width="full" maxWidth="3xl" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>
          <HStack gap="2" align="start">
            <Box color={needsAttention ? 'fg.error' : 'fg.muted'} pt="0.5">
              <Icon size={18} aria-hidden />
            </Box>
            <Text textStyle="note">
              <chakra.span role="status" fontWeight="600">
                {stillToSend(files)}.
              </chakra.span>{' '}
              {adviceOn(files, isOnline)} <chakra.span textDecoration="underline">Show them</chakra.span>
            </Text>
          </HStack>
        </Summary>
        {isOpen && (
          <Stack as="ul" aria-label="Files still to upload" listStyleType="none" gap="2" py="2">
            {files.map((file) => (
              <Stack key={file.id} gap="0.5">
                <a href={file.page}>
                  <Text as="span" textStyle="note" textDecoration="underline">
                    {file.label}
                  </Text>
                </a>
                <KeptFileRow file={file} />
              </Stack>
            ))}
          </Stack>
        )}
      </chakra.details>
    </Center>
  );
}

/** A bar on every page while the person has files to upload. */
export function FilesBar() {
  const files = useKeptFiles().filter(isUnsent);
  const place = document.getElementById(filesBarId);
  return files.length > 0 && place && createPortal(<Bar files={files} />, place);
}
