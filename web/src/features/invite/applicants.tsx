import { Button, Flex, Text, Link as TextLink } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { applicationsOf } from '../../config/links.ts';
import { counted } from '../../lib/format.ts';
import type { Candidate } from './candidate-words.ts';

interface ApplicantsProps {
  jobId: string;
  applicants: readonly Candidate[];
  /** The number of applicants whose names are not known here. */
  others: number;
}

/** The installers who have applied. They are not in the list below, because their applications can be accepted. */
export const Applicants = ({ jobId, applicants, others }: ApplicantsProps) => (
  <Flex
    role="group"
    aria-label="Installers who have applied"
    wrap="wrap"
    align="center"
    justify="space-between"
    columnGap="4"
    rowGap="2"
    borderWidth="1px"
    borderRadius="md"
    px="4"
    py="3"
  >
    <Text flex="1" minWidth="min(100%, 16rem)" overflowWrap="anywhere">
      {applicants.length > 0 ? 'Already applied: ' : `${counted(others, 'installer has', 'installers have')} applied.`}
      {applicants.map(({ id, companyName }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <TextLink asChild variant="underline">
            <Link to={hrefTo(paths.installer, { id })}>{companyName}</Link>
          </TextLink>
        </Fragment>
      ))}
      {applicants.length > 0 && others > 0 && ` and ${others} more`}
    </Text>
    <Button asChild variant="outline" size="sm" minHeight={{ base: '12', md: '9' }}>
      <Link to={applicationsOf(jobId)}>Review applications</Link>
    </Button>
  </Flex>
);
