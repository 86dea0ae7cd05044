import { Box, Flex, Listbox, Text } from '@chakra-ui/react';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { Entry } from './entry.ts';

/** One result, with the same two lines as the name of a job in the lists of jobs. */
export function EntryRow({ entry }: { entry: Entry }) {
  const { icon: Icon, lead, detail, status } = entry;
  return (
    <Listbox.Item
      item={entry}
      highlightOnHover
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="11"
      px="3"
      py="1.5"
      borderRadius="sm"
      cursor="pointer"
      _highlighted={{ bg: 'colorPalette.subtle' }}
    >
      <Icon size={18} aria-hidden />
      <Flex
        flex="1"
        minWidth="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'start', md: 'center' }}
        columnGap="3"
        rowGap="1"
      >
        <Box flex={{ md: '1' }} minWidth="0" overflowWrap="anywhere">
          <Text as="span" display="block" fontWeight="600">
            {lead}
          </Text>{' '}
          {detail && (
            <Text as="span" display="block" textStyle="note" color="fg.muted">
              {detail}
            </Text>
          )}
        </Box>{' '}
        {status && <StatusBadge status={status} />}
      </Flex>
    </Listbox.Item>
  );
}
