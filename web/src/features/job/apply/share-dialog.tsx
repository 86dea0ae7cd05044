import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { shareDays, usualShareDays } from '#shared/domain/jobs/share-link.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { CopyField } from '#web/src/components/copy-field.tsx';
import { Picker } from '#web/src/components/fields/picker.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ShareUses } from './share-uses.tsx';

type ShareLink = CallAnswer<'getShareLink'>;

const linkOf = (shareToken: string): string => `${window.location.origin}${hrefTo(paths.shareLanding, { shareToken })}`;

const choices = shareDays.map((days) => ({ value: String(days), label: counted(days, 'day', 'days') }));

/** Returns the state of a link in words, for its owner. Other people cannot tell an ended link from one that never existed. */
function fateOf({ state, expiresAt, revokedAt }: ShareLink): string | null {
  if (state === 'live')
    return expiresAt ? `The link works until ${happened(expiresAt, 'moment')}.` : 'The link works until you revoke it.';
  if (state === 'expired' && expiresAt) return `The link expired on ${happened(expiresAt, 'moment')}.`;
  if (state === 'revoked' && revokedAt) return `You revoked the link on ${happened(revokedAt, 'moment')}.`;
  return null;
}

/** Returns the possible users of the link: anyone with it, or one of the retailer's preferred installers. */
function usePeople({ onlyFor }: ShareLink): { value: string; label: string }[] {
  const { data } = useRead('listPreferredInstallers', { query: {} });
  const preferred = (data?.installers ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }));
  const isKnown = onlyFor === null || preferred.some(({ value }) => value === onlyFor.userId);
  return [
    { value: '', label: 'Anyone with the link' },
    ...preferred,
    ...(isKnown ? [] : [{ value: onlyFor.userId, label: onlyFor.company ?? 'One installer' }]),
  ];
}

/** Returns a sentence that names the people who can see the job with the link. */
const whoCanUse = ({ state, onlyFor }: ShareLink): string =>
  state === 'live' && onlyFor
    ? `Only ${onlyFor.company ?? 'one installer'} can use this link, after signing in.`
    : 'Anyone with this link can view the details after signing in.';

function LinkOfJob({ link }: { link: ShareLink }) {
  const { job } = useJobScreen();
  const [days, setDays] = useState<string>(String(usualShareDays));
  const [onlyFor, setOnlyFor] = useState(link.onlyFor?.userId ?? '');
  const people = usePeople(link);
  const share = useJobWrite('shareJob');
  const revoke = useJobWrite('revokeShareLink');
  const params = { id: job.id };
  const fate = fateOf(link);
  const make = (rotate: boolean) =>
    share.mutate({
      params,
      body: {
        rotate,
        expiresInDays: shareDays.find((each) => String(each) === days),
        onlyFor: onlyFor === '' ? null : onlyFor,
      },
    });
  return (
    <Stack gap="4">
      {link.shareToken && <CopyField label="Share link" value={linkOf(link.shareToken)} done="Link copied!" />}
      {fate && <Text role="status">{fate}</Text>}
      <Picker label="Who can use the link" value={onlyFor} choices={people} onPick={setOnlyFor} />
      <HStack align="end" wrap="wrap" gap="2">
        <Stack flex="1" minWidth="40">
          <Picker
            label={link.shareToken ? 'A new link works for' : 'The link works for'}
            value={days}
            choices={choices}
            onPick={setDays}
          />
        </Stack>
        {link.shareToken ? (
          <>
            <Button size="lg" variant="outline" loading={share.isPending} onClick={() => make(true)}>
              Replace the link
            </Button>
            <Button size="lg" variant="outline" loading={revoke.isPending} onClick={() => revoke.mutate({ params })}>
              Revoke the link
            </Button>
          </>
        ) : (
          <Button size="lg" loading={share.isPending} onClick={() => make(false)} data-first-focus="">
            Create the link
          </Button>
        )}
      </HStack>
      <Text textStyle="note" color="fg.muted">
        Installers must sign in or create an account to apply. With the link, they can also accept the job straight
        away. If you replace or revoke a link, the old one will stop working straight away, even for people who have
        opened it.
      </Text>
      {link.state !== 'none' && <ShareUses uses={link.uses} />}
    </Stack>
  );
}

export function ShareDialog() {
  const { job } = useJobScreen();
  const read = useRead('getShareLink', { params: { id: job.id } }, { refetchOnMount: 'always' });
  return (
    <JobDialogFrame title="Share Job" text={read.data && whoCanUse(read.data)}>
      <ReadGate of={read} waiting={<Skeleton height="48" role="status" aria-label="Loading..." />}>
        {(link) => <LinkOfJob link={link} />}
      </ReadGate>
    </JobDialogFrame>
  );
}
