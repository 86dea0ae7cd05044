import { HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react';
import type { CallAnswer } from '#shared/api/client.ts';
import { slotOf } from '#shared/domain/people/credential-kinds.ts';
import type { CredentialObjection } from '#shared/domain/people/credential-objections.ts';
import { objectionWords, shortObjectionWords } from '../credentials/objection-words.ts';
import { reasonsFor } from './fit-words.ts';

type Found = CallAnswer<'listPublicJobs'>['jobs'][number];

/** Lets screen readers read the label of an icon, which Chakra hides otherwise. */
const labelled = { role: 'img', 'aria-hidden': false } as const;

interface FitReasonsProps {
  job: Pick<Found, 'requiredLicenses' | 'preferredWeek'>;
  fit: NonNullable<Found['fit']>;
  /** The names of the wallet places whose last valid day a note above the list names. */
  noted?: ReadonlySet<string> | undefined;
}

const isNoted = ({ lack, ...place }: CredentialObjection, noted: ReadonlySet<string> | undefined): boolean =>
  lack === 'expired' && noted?.has(slotOf(place)) === true;

/** The reasons for or against the job. Not only the colour but also the sign and its label tell them apart. */
export function FitReasons({ job, fit, noted }: FitReasonsProps) {
  const words = reasonsFor(fit, job);
  const Sign = fit.fits ? CircleCheck : CircleMinus;
  const isClear = fit.fits && fit.objections.length === 0;
  const label = isClear ? 'Fits:' : fit.fits ? 'Fits, with a warning:' : 'Does not fit:';
  if (words === '' && fit.objections.length === 0) return null;
  return (
    <Stack gap="1">
      {words !== '' && (
        <HStack gap="1.5" align="start" color={isClear ? 'green.fg' : 'fg.muted'}>
          <Icon as={Sign} boxSize="4" mt="0.5" aria-label={label} {...labelled} />
          <Text textStyle="note" fontWeight={isClear ? '650' : undefined}>
            {words}
          </Text>
        </HStack>
      )}
      {fit.objections.map((objection) => (
        <HStack key={objection.kind} gap="1.5" align="start" color="fg.warning">
          <Icon as={TriangleAlert} boxSize="4" mt="0.5" aria-label="Warning:" {...labelled} />
          <Text textStyle="note">
            {isNoted(objection, noted) ? shortObjectionWords(objection) : objectionWords(objection)}
          </Text>
        </HStack>
      ))}
    </Stack>
  );
}
