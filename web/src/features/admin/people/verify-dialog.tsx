import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { accreditationLabels } from '#shared/domain/jobs/job.ts';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { saaRegister } from '#web/src/config/links.ts';
import { happened } from '#web/src/lib/dates.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { type AdminInstaller, looksLikeText } from '../frame/admin-words.ts';
import { DecisionFooter } from './decision-footer.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { RemoveVerificationDialog } from './remove-verification-dialog.tsx';
import { SeenNumber } from './seen-number.tsx';
import { ShowNumberButton } from './show-number-button.tsx';

interface VerifyDialogProps {
  installer: AdminInstaller;
  onClose: () => void;
  /** Shows the next installer of a list. If absent, the dialog closes after the verification. */
  onVerified?: () => void;
  /** Shows the next installer without a decision. Undefined after the last one. */
  onSkip?: (() => void) | undefined;
}

function standingOf({ verifiedAt, verifiedBy, declinedAt }: AdminInstaller): string {
  if (verifiedAt) return `Verified on ${happened(verifiedAt)}${verifiedBy ? ` by ${verifiedBy}` : ''}.`;
  if (declinedAt) return `Declined on ${happened(declinedAt)}. The history has the reason.`;
  return 'No administrator has verified this installer yet.';
}

/**
 * Verifies or declines an installer, or removes the verification. The server sends the SAA number only on request. The dialog
 * drops the number when the dialog closes or shows another installer.
 */
export function VerifyDialog({ installer, onClose, onVerified = onClose, onSkip }: VerifyDialogProps) {
  const { id, companyName, contactName, location, accreditations, verifiedAt, looksLike } = installer;
  const look = useWrite('viewSaaNumber');
  const verify = useWrite('verifyInstaller');
  const [isDeclining, setDeclining] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isStale, setStale] = useState(false);
  const params = { id };
  // After a skip, the answer about an earlier record can still arrive.
  const seen = look.variables?.params.id === id ? look.data : undefined;
  const goOn = (to: () => void) => {
    setDeclining(false);
    setStale(false);
    look.reset();
    verify.reset();
    to();
  };
  const confirm = () =>
    seen && verify.mutate({ params, body: { version: seen.version } }, { onSuccess: () => goOn(onVerified) });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Verification of ${companyName}`}
      text="Compare the SAA number with Solar Accreditation Australia's register. We record each time you view it."
      footer={
        verifiedAt ? (
          <Button size="lg" colorPalette="red" variant="outline" onClick={() => setRemoving(true)}>
            Remove verification
          </Button>
        ) : (
          (seen || onSkip) && (
            <DecisionFooter
              hasSeen={seen !== undefined}
              onSkip={onSkip && (() => goOn(onSkip))}
              onDecline={() => setDeclining(true)}
              label="Mark as verified"
              isPending={verify.isPending}
              onConfirm={confirm}
            />
          )
        )
      }
    >
      <Stack gap="4" align="start">
        <Text>{standingOf(installer)}</Text>
        <Facts
          of={[
            ['Location', location],
            ['Accreditations', accreditations.map((each) => accreditationLabels[each]).join(', ')],
          ]}
        />
        {looksLike.length > 0 && (
          <Text role="note" color="fg.warning" overflowWrap="anywhere">
            {looksLikeText(looksLike)}
          </Text>
        )}
        {seen ? (
          <SeenNumber label={`SAA number of ${contactName}`} number={seen.saaNumber} copied="SAA number copied">
            <Link href={saaRegister} target="_blank" rel="noopener noreferrer" minHeight="11" color="colorPalette.fg">
              Open the register of Solar Accreditation Australia <ExternalLink size={16} aria-hidden />
            </Link>
          </SeenNumber>
        ) : null}
        {(!seen || isStale || verify.error?.code === 'conflict') && (
          <ShowNumberButton
            key={id}
            isPending={look.isPending}
            onPress={() => look.mutate({ params, body: {} }, { onSuccess: () => setStale(false) })}
          >
            {seen ? 'Show the number again' : 'Show SAA number'}
          </ShowNumberButton>
        )}
      </Stack>
      {isRemoving && (
        <RemoveVerificationDialog installer={installer} onClose={() => setRemoving(false)} onRemoved={onClose} />
      )}
      {isDeclining && seen && (
        <DeclineDialog
          write="declineVerification"
          about={id}
          title={`Decline ${companyName}`}
          comesBack="The installer will leave this list until they change their SAA number, company name or accreditations."
          inputWith={(reason) => ({ params, body: { version: seen.version, reason } })}
          onClose={() => setDeclining(false)}
          onDeclined={() => goOn(onVerified)}
          onStale={() => setStale(true)}
        />
      )}
    </DialogFrame>
  );
}
