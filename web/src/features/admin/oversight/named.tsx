import { Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { inOneLine } from '#web/src/components/job-facts.tsx';

interface NamedProps {
  to: string;
  /** Null or empty for a deleted record. */
  name: string | null;
  isOneLine?: boolean;
}

/** A person or a job of the audit, with a link to the audit about them. */
export const Named = ({ to, name, isOneLine = false }: NamedProps) => (
  <TextLink asChild variant="underline" {...(isOneLine ? inOneLine : {})}>
    <Link to={to}>{name || 'No longer there'}</Link>
  </TextLink>
);
