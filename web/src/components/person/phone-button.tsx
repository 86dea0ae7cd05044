import { Button, type ButtonProps, Text } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

interface PhoneButtonProps extends Pick<ButtonProps, 'size'> {
  installer: { id: string; companyName: string };
}

/**
 * Shows retailers an installer's phone number only after a press, because the server counts each number that a retailer reads.
 */
export function PhoneButton({ installer: { id, companyName }, size }: PhoneButtonProps) {
  const { user } = useSession();
  const [isWanted, setWanted] = useState(false);
  const read = useRead('getInstallerContact', { params: { id } }, { enabled: isWanted });
  if (user?.role !== 'retailer') return null;
  if (read.data) {
    const { contactName, contactPhone } = read.data.contact;
    return (
      <Button asChild variant="outline" size={size} whiteSpace="normal" height="auto" minHeight="11" py="1">
        <a href={`tel:${contactPhone.replaceAll(' ', '')}`}>
          <Phone size={18} aria-hidden /> {contactName}, {contactPhone}
        </a>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        size={size}
        loading={isWanted && read.isFetching}
        aria-label={`Show phone of ${companyName}`}
        onClick={() => (isWanted ? void read.refetch() : setWanted(true))}
      >
        <Phone size={18} aria-hidden /> Show phone
      </Button>
      {read.isError && !read.isFetching && (
        <Text role="alert" textStyle="note" color="fg.error" flexBasis="full">
          {read.error.message}
        </Text>
      )}
    </>
  );
}
