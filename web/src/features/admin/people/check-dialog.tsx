import { HStack, Link, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { credentialName, registerOf } from '#shared/domain/people/credential-kinds.ts';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { objectUrl } from '#web/src/lib/server/object-url.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { type CredentialToCheck, holderOf, statedIn } from './credential-to-check.ts';
import { DecisionFooter } from './decision-footer.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { SeenNumber } from './seen-number.tsx';
import { ShowNumberButton } from './show-number-button.tsx';

interface CheckDialogProps {
  credential: CredentialToCheck;
  onClose: () => void;
  /** Shows the next credential of the list, or closes the dialog after the last one. */
  onDecided: () => void;
  /** Shows the next credential without a decision. Undefined after the last one. */
  onSkip: (() => void) | undefined;
}

/**
 * Shows a credential to check. The server sends its number only on request. The dialog drops the number when the
 * dialog closes or shows another credential.
 */
export function CheckDialog({ credential, onClose, onDecided, onSkip }: CheckDialogProps) {
  const { installerId, slot, personName, expiresOn, fileKey, kind } = credential;
  const look = useWrite('viewCredentialNumber');
  const check = useWrite('checkCredential');
  const [isDeclining, setDeclining] = useState(false);
  const [isStale, setStale] = useState(false);
  const params = { id: installerId, slot };
  const asked = look.variables?.params;
  // After a skip, the answer about an earlier record can still arrive.
  const seen = asked?.id === installerId && asked.slot === slot ? look.data : undefined;
  const register = registerOf(credential);
  const name = credentialName(credential);
  const goOn = (to: () => void) => {
    setDeclining(false);
    setStale(false);
    look.reset();
    check.reset();
    to();
  };
  const confirm = () =>
    seen && check.mutate({ params, body: { version: seen.version } }, { onSuccess: () => goOn(onDecided) });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="lg"
      title={`${name} of ${holderOf(credential)}`}
      text={`Compare the number and the date with ${register.name}. We record your check, and each time you view the number.`}
      footer={
        (seen || onSkip) && (
          <DecisionFooter
            hasSeen={seen !== undefined}
            onSkip={onSkip && (() => goOn(onSkip))}
            onDecline={() => setDeclining(true)}
            label="Mark as valid"
            isPending={check.isPending}
            onConfirm={confirm}
          />
        )
      }
    >
      <Stack gap="4" align="start">
        <Facts
          of={[
            ['Stated', statedIn(credential)],
            ['Expires', expiresOn ? booked(expiresOn) : 'Never'],
          ]}
        />
        {kind === 'saa' && personName === null && (
          <Text role="note">
            This is the SAA number from the profile. You also have to verify it in the list Installers to verify.
          </Text>
        )}
        <HStack wrap="wrap" columnGap="5">
          {fileKey && (
            <Link href={objectUrl(fileKey)} target="_blank" rel="noreferrer" minHeight="11" color="colorPalette.fg">
              View file <ExternalLink size={16} aria-hidden />
            </Link>
          )}
          {register.url && (
            <Link href={register.url} target="_blank" rel="noopener noreferrer" minHeight="11" color="colorPalette.fg">
              Open {register.name} <ExternalLink size={16} aria-hidden />
            </Link>
          )}
        </HStack>
        {seen && <SeenNumber label="Number" number={seen.number} copied="Number copied" />}
        {(!seen || isStale || check.error?.code === 'conflict') && (
          <ShowNumberButton
            key={credential.id}
            isPending={look.isPending}
            onPress={() => look.mutate({ params, body: {} }, { onSuccess: () => setStale(false) })}
          >
            {seen ? 'Show the number again' : 'Show number'}
          </ShowNumberButton>
        )}
      </Stack>
      {isDeclining && seen && (
        <DeclineDialog
          write="declineCredential"
          about={credential.id}
          title={`Decline ${name} of ${holderOf(credential)}`}
          comesBack="The credential will leave this list until the installer changes it."
          inputWith={(reason) => ({ params, body: { version: seen.version, reason } })}
          onClose={() => setDeclining(false)}
          onDeclined={() => goOn(onDecided)}
          onStale={() => setStale(true)}
        />
      )}
    </DialogFrame>
  );
}
