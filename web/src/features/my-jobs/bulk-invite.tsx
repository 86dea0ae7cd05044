import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import * as z from 'zod';
import type { CallAnswer } from '#shared/api/client.ts';
import { OutcomeList } from '../../components/bulk/outcome-list.tsx';
import { useBulk } from '../../components/bulk/use-bulk.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { Tick } from '../../components/fields/tick.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { kilometres } from '../../lib/format.ts';
import { usePages } from '../../lib/server/pages.ts';
import type { BulkDialogProps } from './selection.ts';

type Candidate = CallAnswer<'listCandidates'>['installers'][number];

const mostAtOnce = 10;
const longest = 2000;
const schema = z.object({
  installerIds: z
    .array(z.string())
    .min(1, { error: 'Choose at least one installer' })
    .max(mostAtOnce, { error: `Invite up to ${mostAtOnce} installers at once` }),
  message: z.string().trim(),
});
type Values = z.infer<typeof schema>;
const empty: Values = { installerIds: [], message: '' };

const whyOf = ({ hasApplied, isPreferred, isKnown, location, fit }: Candidate): string =>
  [
    hasApplied ? 'Applied for the first job' : '',
    isPreferred ? 'Preferred' : '',
    isKnown ? "you've worked or been in touch before" : '',
    location,
    fit.distanceKm === null ? '' : `${kilometres(fit.distanceKm)} from the first job`,
  ]
    .filter(Boolean)
    .join(' · ');

interface ChoicesProps {
  firstId: string;
  chosen: readonly string[];
  onToggle: (id: string, isOn: boolean) => void;
}

/** The installers to choose from. Those who best fit the first posted job come first. */
function Choices({ firstId, chosen, onToggle }: ChoicesProps) {
  const list = usePages('listCandidates', { params: { id: firstId } });
  return (
    <ReadGate of={list} waiting={<Skeleton height="24" role="status" aria-label="Loading..." />}>
      {({ pages }) => (
        <Stack gap="2" role="group" aria-label="Installers to invite">
          {pages
            .flatMap(({ installers }) => installers)
            .map((each) => (
              <Tick
                key={each.id}
                checked={chosen.includes(each.id)}
                onTick={(isOn) => onToggle(each.id, isOn)}
                alignItems="start"
                py="1.5"
              >
                <Text as="span" display="block" fontWeight="650" overflowWrap="anywhere">
                  {each.companyName}
                </Text>
                <Text
                  as="span"
                  display="block"
                  textStyle="note"
                  color="fg.muted"
                  overflowWrap="anywhere"
                  _firstLetter={{ textTransform: 'uppercase' }}
                >
                  {whyOf(each)}
                </Text>
              </Tick>
            ))}
          <LoadMore list={list} label="Show more installers" />
        </Stack>
      )}
    </ReadGate>
  );
}

/** Invites the same installers to all chosen jobs that allow it. */
export function BulkInvite({ jobs, onClose, onDone }: BulkDialogProps) {
  const id = useId();
  const bulk = useBulk('inviteInstallers');
  const open = jobs.find(({ status }) => status === 'posted');
  const kept = useKeptForm<Values, Values>({
    name: 'invite',
    about: 'several',
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: empty,
    send: async (given) => {
      onDone(await bulk.run(jobs, () => given));
    },
  });
  const chosen = kept.form.watch('installerIds');
  const wrong = kept.form.formState.errors.installerIds?.message;
  const toggle = (installerId: string, isOn: boolean) =>
    kept.form.setValue(
      'installerIds',
      isOn ? [...chosen, installerId] : chosen.filter((each) => each !== installerId),
      { shouldValidate: kept.form.formState.isSubmitted },
    );
  const isOver = bulk.outcomes.length > 0;
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="lg"
      title={isOver ? 'Invitations' : 'Invite to these jobs'}
      text={isOver ? undefined : "We'll invite each installer you choose to every selected job that is posted."}
      footer={
        <HStack wrap="wrap">
          <Button variant={isOver ? 'solid' : 'outline'} size="lg" onClick={onClose}>
            Close
          </Button>
          {!isOver && open && (
            <Button
              type="submit"
              form={id}
              size="lg"
              loading={bulk.isPending}
              loadingText={`${bulk.doneSoFar} of ${jobs.length}`}
            >
              {chosen.length > 1 ? `Invite ${chosen.length} installers` : 'Invite'}
            </Button>
          )}
        </HStack>
      }
    >
      {isOver ? (
        <OutcomeList
          outcomes={bulk.outcomes}
          done="invited to"
          isPending={bulk.isPending}
          onTryRest={() => bulk.runRest().then(onDone, () => undefined)}
        />
      ) : open ? (
        <FormFrame of={kept} id={id}>
          <Choices firstId={open.id} chosen={chosen} onToggle={toggle} />
          {wrong && (
            <Text color="fg.error" role="alert">
              {wrong}
            </Text>
          )}
          <TextAreaField<Values> name="message" label="Message (optional)" rows={3} maxLength={longest} />
        </FormFrame>
      ) : (
        <Text>You can only invite installers to posted jobs. None of these is posted.</Text>
      )}
    </DialogFrame>
  );
}
