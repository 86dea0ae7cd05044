import { Heading, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { happened } from '#web/src/lib/dates.ts';

type Use = CallAnswer<'getShareLink'>['uses'][number];

const hidden = 'An installer with a private profile';

const NameOf = ({ userId, company, role }: Use) => {
  if (userId === null) return hidden;
  if (company === null || role === null) return 'Someone without a profile yet';
  return (
    <>
      <TextLink asChild>
        <Link to={hrefTo(role === 'installer' ? paths.installer : paths.company, { id: userId })}>{company}</Link>
      </TextLink>
      {role === 'retailer' && ' (retailer)'}
    </>
  );
};

/** The people who opened the link. Only the owner of the job sees this list. */
export const ShareUses = ({ uses }: { uses: readonly Use[] }) => (
  <Stack gap="1">
    <Heading as="h3" textStyle="label">
      Opened by
    </Heading>
    {uses.length === 0 ? (
      <Text textStyle="note" color="fg.muted">
        No one has opened the link after signing in.
      </Text>
    ) : (
      <Stack as="ul" listStyleType="none" gap="1" maxHeight="48" overflowY="auto" aria-label="Opened by" tabIndex={0}>
        {uses.map((use) => (
          <Text as="li" key={`${use.userId} ${use.openedAt}`} textStyle="note" overflowWrap="anywhere">
            <NameOf {...use} /> · {happened(use.openedAt, 'moment')}
          </Text>
        ))}
      </Stack>
    )}
  </Stack>
);
