import { Box, Input } from '@chakra-ui/react';
import type { ClipboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { formatAbn, hasValidAbnChecksum } from '#shared/domain/people/abn.ts';
import { Labelled } from '../../components/fields/labelled.tsx';

const digits = 11;

/** The input for the 11 digits of an ABN. If the checksum is wrong, a hint says so, but the form still accepts the number. */
export function AbnField() {
  const { field } = useController<{ abnNumber: string }>({ name: 'abnNumber' });
  const isWhole = new RegExp(`^\\d{${digits}}$`).test(field.value);
  /** Removes the spaces from a pasted number. Otherwise, the length limit would cut off a number in its printed groups. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').replace(/\s/g, '');
    if (!/^\d{1,11}$/.test(text)) return;
    event.preventDefault();
    field.onChange(text);
  };
  return (
    <Labelled name="abnNumber" label="ABN" required help={<AbnHint abn={field.value} isWhole={isWhole} />}>
      <Input size="lg" bg="bg.panel" inputMode="numeric" maxLength={digits} onPaste={paste} {...field} />
    </Labelled>
  );
}

const AbnHint = ({ abn, isWhole }: { abn: string; isWhole: boolean }) => {
  if (!isWhole) return '11 digits, without spaces';
  if (hasValidAbnChecksum(abn)) return formatAbn(abn);
  return (
    <Box as="span" color="fg.warning">
      {formatAbn(abn)} doesn't look like an ABN. Check the digits.
    </Box>
  );
};
