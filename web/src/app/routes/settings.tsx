import { Grid, Stack } from '@chakra-ui/react';
import { PageFrame } from '../../components/page-frame.tsx';
import { AccountFacts } from '../../features/account/account-facts.tsx';
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx';
import { DangerZone } from '../../features/account/danger-zone.tsx';
import { NotificationSwitches } from '../../features/account/notification-switches.tsx';
import { OwnData } from '../../features/account/own-data.tsx';
import { OwnSessions } from '../../features/account/own-sessions.tsx';
import { SectionIndex } from '../../features/account/section-index.tsx';
import { TwoFactorSection } from '../../features/account/two-factor/two-factor-section.tsx';
import { useUser } from '../../lib/server/session.tsx';

export default function Settings() {
  const user = useUser();
  return (
    <PageFrame title="Account Settings">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }} gap={{ base: '4', lg: '8' }}>
        <SectionIndex />
        <Stack gap="5">
          <AccountFacts user={user} />
          <NotificationSwitches key={user.person.id} user={user} />
          <ChangePasswordForm email={user.email} endsHere={user.twoFactor !== undefined} />
          <TwoFactorSection user={user} />
          <OwnSessions />
          <OwnData />
          <DangerZone user={user} />
        </Stack>
      </Grid>
    </PageFrame>
  );
}
