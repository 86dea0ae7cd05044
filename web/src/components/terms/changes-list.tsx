import { Box, Stack, Text } from '@chakra-ui/react';
import type { FieldChange } from '#shared/domain/changes.ts';
import { valueInWords } from '../form/changed-values.ts';

/** Lists the changed fields, each with its old and its new value. */
export const ChangesList = ({ of: changes }: { of: readonly FieldChange[] }) => (
  <Stack as="dl" gap="2" m="0">
    {changes.map(({ field, label, from, to }) => (
      <Box key={field} borderInlineStartWidth="3px" borderColor="sun.solid" ps="3">
        <Text as="dt" textStyle="label" color="fg.muted">
          {label}
        </Text>
        <Text as="dd" m="0" overflowWrap="anywhere">
          <Text as="s" color="fg.muted">
            {valueInWords(field, from)}
          </Text>{' '}
          <Text as="span" srOnly>
            now
          </Text>
          <Text as="strong" fontWeight="600">
            {valueInWords(field, to)}
          </Text>
        </Text>
      </Box>
    ))}
  </Stack>
);
