import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { listRow } from '#web/src/components/lists/list-look.ts';
import type { Column } from './column.ts';

/** A value that is missing is a dash in its own line, and takes no space beside other values. */
const dashIfEmpty = { _empty: { _before: { content: '"–"' } } } as const;
const goneIfEmpty = { _empty: { display: 'none' } } as const;

interface RecordCardProps<Row> {
  row: Row;
  /** The first column names the record. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  actions: ReactNode;
}

/**
 * One record on a phone: its name, its short values beside each other, and the others below with their labels. The actions are
 * beside short values, and below long ones, which need the whole width.
 */
export function RecordCard<Row>({ row, columns: [first, ...others], actions }: RecordCardProps<Row>) {
  const usual = others.filter(({ isExtra }) => !isExtra);
  const short = [
    ...usual.filter(({ isFirstInCard }) => isFirstInCard),
    ...usual.filter(({ isFirstInCard }) => !isFirstInCard),
  ];
  const labelled = usual.filter(({ brief }) => !brief);
  const isLong = labelled.length > 0;
  return (
    <Stack as="li" {...listRow} direction={isLong ? 'column' : 'row'} alignItems={isLong ? 'stretch' : 'start'} gap="2">
      <Stack gap="1" flex="1" minWidth="0">
        <Box fontWeight="650" overflowWrap="anywhere">
          {(first.brief ?? first.show)(row)}
        </Box>
        <HStack wrap="wrap" columnGap="3" rowGap="0.5" textStyle="note">
          {short.map(
            ({ name, brief }) =>
              brief && (
                <Box key={name} overflowWrap="anywhere" minWidth="0" {...goneIfEmpty}>
                  {brief(row)}
                </Box>
              ),
          )}
        </HStack>
        {isLong && (
          <chakra.dl display="grid" gridTemplateColumns="fit-content(6.5rem) minmax(0, 1fr)" columnGap="3" rowGap="1">
            {labelled.map(({ name, label, show }) => (
              <Fragment key={name}>
                <Text as="dt" textStyle="note" color="fg.muted">
                  {label}
                </Text>
                <Text as="dd" overflowWrap="anywhere" {...dashIfEmpty}>
                  {show(row)}
                </Text>
              </Fragment>
            ))}
          </chakra.dl>
        )}
      </Stack>
      {actions && (
        <HStack gap="1" flex="none" {...(isLong ? {} : { me: '-2' })}>
          {actions}
        </HStack>
      )}
    </Stack>
  );
}
