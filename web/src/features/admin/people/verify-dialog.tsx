import { Button, Stack, Text } from '@chakra-ui/react';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { listedOn } from '#web/src/lib/dates.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { type AdminInstaller, looksLikeText } from '../frame/admin-words.ts';

/** The number is shown here, once for each look, and gone when the dialog closes. It is kept nowhere else. */
export function VerifyDialog({ installer, onClose }: { installer: AdminInstaller; onClose: () => void }) {
  const { id, companyName, contactName, verifiedAt, verifiedBy, looksLike } = installer;
  const look = useWrite('viewSaaNumber');
  const verify = useWrite('verifyInstaller');
  const remove = useWrite('unverifyInstaller');
  const params = { id };
  const seen = look.data;
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Verification of ${companyName}`}
      text="Compare the SAA number with the register of accredited installers. Each look at it is recorded with your name."
      footer={
        verifiedAt ? (
          <Button
            size="lg"
            colorPalette="red"
            variant="outline"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params }, { onSuccess: onClose })}
          >
            Remove verification
          </Button>
        ) : (
          seen && (
            <Button
              size="lg"
              loading={verify.isPending}
              onClick={() => verify.mutate({ params, body: { version: seen.version } }, { onSuccess: onClose })}
            >
              Mark as verified
            </Button>
          )
        )
      }
    >
      <Stack gap="4" align="start">
        <Text>
          {verifiedAt
            ? `Verified on ${listedOn(verifiedAt)}${verifiedBy ? ` by ${verifiedBy}` : ''}.`
            : 'Nobody has verified this installer yet.'}
        </Text>
        {looksLike.length > 0 && (
          <Text role="note" color="fg.warning" overflowWrap="anywhere">
            {`${looksLikeText(looksLike)} Please make sure that this is another company.`}
          </Text>
        )}
        {seen ? (
          <Stack as="dl" gap="1">
            <Text as="dt" textStyle="note" color="fg.muted">
              SAA number of {contactName}
            </Text>
            <Text as="dd" fontSize="1.5rem" fontWeight="700" overflowWrap="anywhere" aria-live="polite">
              {seen.saaNumber}
            </Text>
          </Stack>
        ) : null}
        {(!seen || verify.error?.code === 'conflict') && (
          <Button
            variant="outline"
            size="lg"
            loading={look.isPending}
            onClick={() => look.mutate({ params, body: {} })}
          >
            {seen ? 'Show the number again' : 'Show SAA number'}
          </Button>
        )}
      </Stack>
    </DialogFrame>
  );
}
