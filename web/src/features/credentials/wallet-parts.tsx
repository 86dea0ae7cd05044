import { Box, Button, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { CredentialStatus } from '../../components/credentials/credential-lines.tsx';
import { objectUrl } from '../../lib/server/object-url.ts';
import { numberInWords, type WalletLine } from './wallet.ts';

/** The parts that a card and a row of the wallet share. */

export interface WalletProps {
  /** The holder of the credentials, if the page has several. */
  title?: string;
  text?: string;
  lines: readonly WalletLine[];
  /** Absent for credentials that the reader may not change. */
  onEdit?: (line: WalletLine) => void;
  onRemove?: (line: WalletLine) => void;
}

const notProvided = { status: 'missing', expiresOn: null, daysLeft: null } as const;

export const LineStatus = ({ line: { credential, isAnotherState } }: { line: WalletLine }) =>
  isAnotherState ? (
    <Text as="span" color="fg.muted">
      Another state
    </Text>
  ) : (
    <CredentialStatus of={credential ?? notProvided} isAlone />
  );

const FileLink = chakra('a', {
  base: {
    textDecoration: 'underline',
    color: 'colorPalette.fg',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
  },
});

/** Returns the name of the credential, followed by the name of the colleague who holds it. */
export const nameOf = ({ name, holder }: WalletLine): string =>
  holder.name === null ? name : `${name} of ${holder.name}`;

/** The heading above the credentials of one holder. */
export const HolderHead = ({ title, text }: Pick<WalletProps, 'title' | 'text'>) =>
  title && (
    <Box pb="3">
      <Heading as="h2" textStyle="section" overflowWrap="anywhere">
        {title}
      </Heading>
      {text && (
        <Text textStyle="note" color="fg.muted">
          {text}
        </Text>
      )}
    </Box>
  );

/** The categories, the end of the number, the insurer and the file of a credential. Leaves out missing ones. */
export function LineDetails({ line }: { line: WalletLine }) {
  const { credential } = line;
  if (!credential) return null;
  const { categories, insurer, fileKey } = credential;
  const number = numberInWords(credential);
  return (
    <HStack columnGap="3" rowGap="0" wrap="wrap" textStyle="note">
      {categories.length > 0 && <Text as="span">{categories.join(', ')}</Text>}
      {number && <Text as="span">Number {number}</Text>}
      {insurer && <Text as="span">{insurer}</Text>}
      {fileKey && (
        <FileLink
          href={objectUrl(fileKey)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View the file of ${nameOf(line)}`}
        >
          View file
        </FileLink>
      )}
    </HStack>
  );
}

export function LineActions({
  line,
  onEdit,
  onRemove,
}: { line: WalletLine } & Pick<WalletProps, 'onEdit' | 'onRemove'>) {
  if (!onEdit || !onRemove) return null;
  const isThere = line.credential !== null && line.credential.version > 0;
  const label = isThere ? 'Change' : 'Add';
  return (
    <HStack gap="1" justify={{ lg: 'flex-end' }}>
      <Button
        variant={isThere ? 'outline' : 'subtle'}
        size="sm"
        minHeight="11"
        px="4"
        aria-label={`${label} ${nameOf(line)}`}
        onClick={() => onEdit(line)}
      >
        {label}
      </Button>
      {isThere && (
        <Button
          variant="ghost"
          color="fg.muted"
          size="sm"
          minHeight="11"
          aria-label={`Remove ${nameOf(line)}`}
          onClick={() => onRemove(line)}
        >
          Remove
        </Button>
      )}
    </HStack>
  );
}
