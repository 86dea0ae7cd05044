import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { UserView } from '#shared/api/auth.ts';
import { twoFactorId } from '#shared/pages.ts';
import { LostOverlay } from '#web/src/components/lost.tsx';
import { SectionCard } from '#web/src/components/section-card.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { lazy } from '#web/src/lib/lazy.tsx';
import { useHashTarget } from '#web/src/lib/use-hash-target.ts';
import { settingsSections } from '../settings-sections.ts';

const TurnOnDialog = lazy(async () => ({ default: (await import('./turn-on-dialog.tsx')).TurnOnDialog }), LostOverlay);
const FactorsDialog = lazy(
  async () => ({ default: (await import('./factors-dialog.tsx')).FactorsDialog }),
  LostOverlay,
);

type Dialog = 'on' | 'codes' | 'off';

function Standing({ user: { twoFactor, twoFactorNeeded } }: { user: UserView }) {
  if (!twoFactor)
    return (
      <Stack gap="1">
        <Text fontWeight="500">Two-factor sign-in: off</Text>
        {twoFactorNeeded && (
          <Text color="fg.warning">
            Administrators need two-factor sign-in here. Turn it on to open the Admin Portal.
          </Text>
        )}
      </Stack>
    );
  const left = twoFactor.recoveryCodesLeft;
  return (
    <Stack gap="1">
      <HStack gap="2" wrap="wrap">
        <Text fontWeight="500">On since {happened(twoFactor.since)}</Text>
        <Badge colorPalette="green">
          <ShieldCheck size={14} aria-hidden /> On
        </Badge>
      </HStack>
      <Text textStyle="note" color={left < 3 ? 'fg.warning' : 'fg.muted'}>
        {left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`}
        {left < 3 && (left === 0 ? ' Make new ones now.' : ' Make new ones before you run out.')}
      </Text>
    </Stack>
  );
}

/** Turns two-factor sign-in on and off. Its dialogs load when they are first opened. */
export function TwoFactorSection({ user }: { user: UserView }) {
  const [open, setOpen] = useState<Dialog | null>(null);
  const close = () => setOpen(null);
  useHashTarget(twoFactorId);
  return (
    <SectionCard
      {...settingsSections.twoFactor}
      text="After your password, we ask for a code from an app on your phone. Someone who learns your password can't sign in without it."
    >
      <Stack gap="4">
        <Standing user={user} />
        <HStack gap="3" wrap="wrap">
          {user.twoFactor ? (
            <>
              <Button variant="outline" size="lg" onClick={() => setOpen('codes')}>
                New recovery codes
              </Button>
              <Button variant="outline" size="lg" onClick={() => setOpen('off')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant="outline" size="lg" onClick={() => setOpen('on')}>
              Turn on
            </Button>
          )}
        </HStack>
      </Stack>
      <Suspense fallback={null}>
        {open === 'on' && <TurnOnDialog email={user.email} onClose={close} />}
        {(open === 'codes' || open === 'off') && <FactorsDialog for={open} email={user.email} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}
