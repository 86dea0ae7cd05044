import { Heading, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { happened } from '../../../lib/dates.ts';

type Use = CallAnswer<'getShareLink'>['uses'][number];

const nameOf = ({ company, role }: Use): string =>
  company === null ? 'Somebody without a profile yet' : `${company}${role === 'retailer' ? ' (retailer)' : ''}`;

/** Who opened the link, for its owner alone. */
export const ShareUses = ({ uses }: { uses: readonly Use[] }) => (
  <Stack gap="1">
    <Heading as="h3" textStyle="label">
      Opened by
    </Heading>
    {uses.length === 0 ? (
      <Text textStyle="note" color="fg.muted">
        Nobody has opened the link after signing in.
      </Text>
    ) : (
      <Stack as="ul" listStyleType="none" gap="1" maxHeight="48" overflowY="auto" aria-label="Opened by" tabIndex={0}>
        {uses.map((use) => (
          <Text as="li" key={use.userId} textStyle="note" overflowWrap="anywhere">
            {nameOf(use)} · {happened(use.openedAt, 'moment')}
          </Text>
        ))}
      </Stack>
    )}
  </Stack>
);
