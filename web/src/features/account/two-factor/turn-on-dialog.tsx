import { Button, chakra, HStack, QrCode, Stack, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CallAnswer } from '#shared/api/client.ts';
import { enrolmentMinutes } from '#shared/domain/accounts/two-factor-codes.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { PasswordField } from '#web/src/components/fields/password-field.tsx';
import { showServerFields } from '#web/src/components/fields/server-fields.ts';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { unchecked } from '#web/src/components/form/unchecked.ts';
import { WriteAlert } from '#web/src/components/form/write-alert.tsx';
import { copyText } from '#web/src/lib/copy-text.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

type Enrolment = CallAnswer<'startTwoFactor'>;

interface StepProps {
  email: string;
  onClose: () => void;
}

function PasswordStep({ email, onClose, onStarted }: StepProps & { onStarted: (enrolment: Enrolment) => void }) {
  const formId = useId();
  const form = useForm({ resolver: unchecked<{ password: string }>(), defaultValues: { password: '' } });
  const start = useWrite('startTwoFactor', {
    onDone: onStarted,
    onRefused: (error) => showServerFields(error, form.setError),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onPhone="top"
      title="Turn on two-factor sign-in"
      text="You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password."
      footer={<ConfirmFooter label="Continue" form={formId} isPending={start.isPending} onCancel={onClose} />}
    >
      <FormProvider {...form}>
        <chakra.form id={formId} onSubmit={form.handleSubmit((body) => start.mutate({ body }))} noValidate>
          <Stack gap="4">
            <WriteAlert error={start.error} />
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField<{ password: string }>
              name="password"
              label="Your password"
              autoComplete="current-password"
            />
          </Stack>
        </chakra.form>
      </FormProvider>
    </DialogFrame>
  );
}

/** Splits the key into groups of four characters, which are easier to type. */
const inGroups = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ');

/** The key, for people who cannot scan the QR code. It is long, so it wraps. */
const AppKey = ({ value }: { value: string }) => (
  <Stack gap="2">
    <Text fontWeight="500">Or type this key into the app</Text>
    <HStack gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text flex="1" minWidth="60" fontFamily="mono" overflowWrap="anywhere" data-app-key="">
        {inGroups(value)}
      </Text>
      <Button
        variant="outline"
        size="lg"
        onClick={() => copyText(value, 'Key copied', "Your browser didn't allow it.")}
      >
        <Copy size={18} aria-hidden /> Copy key
      </Button>
    </HStack>
  </Stack>
);

interface AppStepProps {
  enrolment: Enrolment;
  onClose: () => void;
  onOn: (codes: readonly string[]) => void;
}

function AppStep({ enrolment: { id, key, address }, onClose, onOn }: AppStepProps) {
  const formId = useId();
  const form = useForm({ resolver: unchecked<{ code: string }>(), defaultValues: { code: '' } });
  const turnOn = useWrite('turnOnTwoFactor', {
    onDone: ({ recoveryCodes }) => onOn(recoveryCodes),
    onRefused: (error) => showServerFields(error, form.setError),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onPhone="top"
      title="Scan this with your app"
      text={`Add an account in your authenticator app and scan the QR code, then enter the code that the app shows. You have ${enrolmentMinutes} minutes.`}
      footer={<ConfirmFooter label="Turn on" form={formId} isPending={turnOn.isPending} onCancel={onClose} />}
    >
      <Stack gap="4">
        <QrCode.Root
          value={address}
          alignSelf="center"
          bg="white"
          color="black"
          p="3"
          borderRadius="md"
          role="img"
          aria-label="QR code for your authenticator app"
        >
          <QrCode.Frame width="52" height="52" fill="currentColor" />
        </QrCode.Root>
        <AppKey value={key} />
        <FormProvider {...form}>
          <chakra.form
            id={formId}
            onSubmit={form.handleSubmit(({ code }) => turnOn.mutate({ body: { id, code } }))}
            noValidate
          >
            <Stack gap="4">
              <WriteAlert error={turnOn.error} />
              <TextField<{ code: string }>
                name="code"
                label="Code from your app"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                placeholder="6 digits"
              />
            </Stack>
          </chakra.form>
        </FormProvider>
        <Text textStyle="note" color="fg.muted">
          Next, we show you 10 recovery codes for the day you lose your phone.
        </Text>
      </Stack>
    </DialogFrame>
  );
}

/** Turns two-factor sign-in on in three steps: the password, the app's key with its first code, and the recovery codes. */
export function TurnOnDialog({ email, onClose }: StepProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesDialog email={email} codes={codes} onClose={onClose} />;
  if (enrolment) return <AppStep enrolment={enrolment} onClose={onClose} onOn={setCodes} />;
  return <PasswordStep email={email} onClose={onClose} onStarted={setEnrolment} />;
}
