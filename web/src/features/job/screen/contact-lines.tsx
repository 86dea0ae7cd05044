import { HStack, Link, Stack, Text } from '@chakra-ui/react';
import { Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { WebName } from '#web/src/components/web-name.tsx';

interface ContactLinesProps {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  place?: string | undefined;
}

/** Contact details. Phone numbers and emails are links, so people can tap them. */
export const ContactLines = ({ name, phone, email, place }: ContactLinesProps) => (
  <Stack gap="1">
    {name && (
      <HStack minHeight="9">
        <UserRound size={18} aria-hidden /> <Text>{name}</Text>
      </HStack>
    )}
    {phone && (
      <Link href={`tel:${phone.replaceAll(' ', '')}`} minHeight="11" alignSelf="start" gap="2" color="colorPalette.fg">
        <Phone size={18} aria-hidden /> {phone}
      </Link>
    )}
    {email && (
      <Link href={`mailto:${email}`} minHeight="11" alignSelf="start" gap="2" color="colorPalette.fg">
        <Mail size={18} aria-hidden />{' '}
        <Text as="span" overflowWrap="anywhere">
          <WebName of={email} />
        </Text>
      </Link>
    )}
    {place && (
      <HStack minHeight="9">
        <MapPin size={18} aria-hidden /> <Text>{place}</Text>
      </HStack>
    )}
  </Stack>
);
