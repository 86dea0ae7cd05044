import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { WebName } from '../../components/web-name.tsx';
import { supportEmail } from '../../config/contact.ts';
import { happened } from '../../lib/dates.ts';
import { settingsSections } from './settings-sections.ts';

const accountTypes: Record<UserView['role'], string> = { retailer: 'Retailer', installer: 'Installer' };

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <Box minWidth="0">
    <Text as="dt" textStyle="label" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" fontWeight="600" overflowWrap="anywhere">
      {value}
    </Text>
  </Box>
);

export const AccountFacts = ({ user }: { user: UserView }) => (
  <SectionCard
    {...settingsSections.account}
    text={`You can't change your email address or account type yourself. To use another email address, contact us at ${supportEmail}.`}
  >
    <SimpleGrid as="dl" templateColumns={{ sm: '2fr 1fr 1fr' }} gap="4">
      <Fact label="Email" value={<WebName of={user.email} />} />
      <Fact label="Account type" value={accountTypes[user.role]} />
      <Fact label="Member since" value={happened(user.createdAt)} />
    </SimpleGrid>
  </SectionCard>
);
