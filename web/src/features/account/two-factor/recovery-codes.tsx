import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { productName } from '#shared/product.ts';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { Tick } from '#web/src/components/fields/tick.tsx';
import { copyText } from '#web/src/lib/copy-text.ts';
import { saveFile } from '#web/src/lib/save-file.ts';

/** Limits a printout of the page to the recovery codes. */
const onPaper = {
  '@media print': {
    'body > :not([data-scope=dialog]):not(:has([data-recovery-codes]))': { display: 'none' },
    '[data-off-paper]': { display: 'none' },
    '[data-scope=dialog] *': { color: 'black !important', background: 'white !important' },
  },
} as const;

interface RecoveryCodesDialogProps {
  email: string;
  codes: readonly string[];
  onClose: () => void;
}

const asText = (email: string, codes: readonly string[]): string =>
  [`${productName} recovery codes for ${email}`, 'Each code works once.', '', ...codes, ''].join('\n');

/** Shows the recovery codes once. The dialog stays open until the person confirms that they have saved the codes. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const [isSaved, setIsSaved] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => (isSaved ? onClose() : setIsAsked(true));
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onDismiss={close}
      onPhone="top"
      title="Save your recovery codes"
      text={`If you lose your phone, each of these codes signs ${email} in to ${productName} once. We can't show them again.`}
      footer={
        <Button size="lg" flex={{ base: '1', md: 'none' }} onClick={close} data-off-paper="">
          Done
        </Button>
      }
    >
      <Global styles={onPaper} />
      <Stack gap="4">
        <SimpleGrid
          as="ol"
          columns={{ base: 1, sm: 2 }}
          gap="1"
          listStyleType="none"
          data-recovery-codes=""
          borderWidth="1px"
          borderRadius="md"
          p="4"
        >
          {codes.map((code) => (
            <Text as="li" key={code} fontFamily="mono" textAlign="center" fontSize="md">
              {code}
            </Text>
          ))}
        </SimpleGrid>
        <HStack wrap="wrap" gap="3" data-off-paper="">
          <Button
            variant="outline"
            size="lg"
            onClick={() => copyText(codes.join('\n'), 'Recovery codes copied', "Your browser didn't allow it.")}
          >
            <Copy size={18} aria-hidden /> Copy
          </Button>
          <Button
            variant="outline"
            size="lg"
            onClick={() => saveFile('suncrew-recovery-codes.txt', asText(email, codes), 'text/plain')}
          >
            <Download size={18} aria-hidden /> Download
          </Button>
          <Button variant="outline" size="lg" onClick={() => window.print()}>
            <Printer size={18} aria-hidden /> Print
          </Button>
        </HStack>
        <Stack gap="1" data-off-paper="">
          <Tick checked={isSaved} onTick={setIsSaved}>
            I've saved these codes
          </Tick>
          <Text role="alert" color="fg.error" textStyle="note">
            {isAsked && !isSaved && 'Save the codes first, then tick this box.'}
          </Text>
        </Stack>
      </Stack>
    </DialogFrame>
  );
}
