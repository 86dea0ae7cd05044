import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { copyText } from '../lib/copy-text.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The message after copying. */
  done: string;
}

/** A secret link, to be copied or read out. */
export const CopyField = ({ label, value, done }: CopyFieldProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <HStack width="full" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Input readOnly size="lg" bg="bg.panel" value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button
        size="lg"
        flexShrink="0"
        flex={{ base: '1', sm: 'none' }}
        onClick={() => copyText(value, done)}
        data-first-focus=""
      >
        <Copy size={18} /> Copy
      </Button>
    </HStack>
  </Field.Root>
);
