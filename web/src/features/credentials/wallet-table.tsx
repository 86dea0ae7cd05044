import { Box, Text } from '@chakra-ui/react';
import type { DeskColumn } from '../../components/lists/desk-column.ts';
import { DeskTable } from '../../components/lists/desk-table.tsx';
import { nextStepOf, type WalletLine } from './wallet.ts';
import { HolderHead, LineActions, LineDetails, LineStatus, type WalletProps } from './wallet-parts.tsx';

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere', py: '2' } as const;

const columns: readonly DeskColumn<WalletLine>[] = [
  {
    name: 'name',
    label: 'Credential',
    width: 12.25,
    show: ({ name }) => (
      <Text fontWeight="600" {...wrapped}>
        {name}
      </Text>
    ),
  },
  {
    name: 'status',
    label: 'Status',
    width: 14.25,
    show: (line) => (
      <Text as="div" {...wrapped}>
        <LineStatus line={line} />
      </Text>
    ),
  },
  {
    name: 'details',
    label: 'Details',
    width: 14.5,
    show: (line) => (
      <Box {...wrapped}>
        <LineDetails line={line} />
      </Box>
    ),
  },
  {
    name: 'next',
    label: 'Next step',
    show: (line) => (
      <Text color="fg.muted" {...wrapped}>
        {nextStepOf(line)}
      </Text>
    ),
  },
];

export const WalletTable = ({ title, text, lines, ...actions }: WalletProps) => (
  <Box as="section" mb="8" _last={{ mb: '0' }}>
    <HolderHead title={title} text={text} />
    <DeskTable
      label={title ? `Credentials: ${title}` : 'Credentials'}
      rows={lines}
      keyOf={({ key }) => key}
      columns={columns}
      {...(actions.onEdit
        ? {
            actions: {
              label: 'Actions',
              width: 12,
              show: (line: WalletLine) => <LineActions line={line} {...actions} />,
            },
          }
        : {})}
    />
  </Box>
);
