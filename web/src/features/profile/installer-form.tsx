import { Alert } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { installerProfileForm, installerProfileInput } from '#shared/api/fields/profile-fields.ts';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { type KeptForm, useKeptForm } from '../../components/form/use-kept-form.ts';
import { Reference } from '../../components/reference.tsx';
import { forgetSearchedPlace } from '../../lib/searched-place.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { BusinessFields, businessFields } from './business-fields.tsx';
import { DeclinedNotice } from './declined-notice.tsx';
import { FormEnd } from './form-end.tsx';
import { AccreditationFields, BasicFields } from './installer-fields.tsx';
import {
  type InstallerProfile,
  type InstallerValues,
  type NewInstaller,
  seenOf,
  settled,
  startingWith,
} from './installer-values.ts';
import { ProfileSteps } from './profile-steps.tsx';

interface InstallerFormProps {
  /** Null creates a new profile. */
  profile: InstallerProfile | null;
  onSaved?: () => void;
  onCancel?: () => void;
  /** Postpones a new profile, after a press of "Look around first". */
  onLater?: (() => void) | undefined;
}

const resolvers = { new: zodResolver(installerProfileInput), known: zodResolver(installerProfileForm) };

type Check = Resolver<InstallerValues, unknown, NewInstaller>;
const resolverFor = (profile: InstallerProfile | null): Check => {
  const check = (profile ? resolvers.known : resolvers.new) as Check;
  return (values, context, options) => check(settled(values, profile), context, options);
};

export function InstallerForm({ profile, onSaved, onCancel, onLater }: InstallerFormProps) {
  const isNew = profile === null;
  const create = useWrite('createInstallerProfile', {
    onDone: () => {
      forgetSearchedPlace();
      onSaved?.();
    },
  });
  const update = useWrite('updateInstallerProfile', {
    onDone: ({ profile: saved }) => {
      kept.renew(startingWith(saved), seenOf(saved));
      onSaved?.();
    },
  });
  const save = isNew ? create : update;
  const kept: KeptForm<InstallerValues, NewInstaller> = useKeptForm({
    name: 'installerProfile',
    about: isNew ? 'new' : 'own',
    ...(isNew ? { restores: 'at once' } : {}),
    resolver: resolverFor(profile),
    initial: startingWith(profile),
    read: profile
      ? {
          seen: seenOf(profile),
          shownAs: (fields) => fields as Partial<InstallerValues>,
          partOf: { latitude: 'location', longitude: 'location' },
        }
      : undefined,
    mode: 'onTouched',
    send: (body, seen) => (isNew ? create.mutateAsync({ body }) : update.mutateAsync({ body: { ...body, seen } })),
  });
  const failure = save.error && (
    <Alert.Root status="error" role="alert" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{save.error.isSaid ? save.error.message : 'Failed to complete profile'}</Alert.Title>
        <Reference to={save.error.requestId} />
      </Alert.Content>
    </Alert.Root>
  );
  if (isNew)
    return (
      <ProfileSteps
        of={kept}
        steps={[
          { fields: ['companyName', 'contactName', 'contactPhone', 'location'], show: <BasicFields /> },
          { fields: ['accreditations', 'saaNumber', 'brandCertifications'], show: <AccreditationFields isNew /> },
          { fields: businessFields, show: <BusinessFields /> },
        ]}
        isSaving={save.isPending}
        failure={failure}
        onLater={onLater}
      />
    );
  return (
    <FormFrame of={kept} isPage gap="8">
      {profile?.declinedAt && <DeclinedNotice at={profile.declinedAt} />}
      <BasicFields />
      <AccreditationFields isNew={false} />
      <BusinessFields />
      {failure}
      <FormEnd isSaving={save.isPending} onCancel={onCancel} />
    </FormFrame>
  );
}
