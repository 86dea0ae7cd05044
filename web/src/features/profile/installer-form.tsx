import { Alert } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { ApiError } from '#shared/api/client.ts';
import { installerProfileInput, installerProfileUpdate } from '#shared/api/fields/profile-fields.ts';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { type KeptForm, useKeptForm } from '../../components/form/use-kept-form.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { BusinessFields } from './business-fields.tsx';
import { FormEnd } from './form-end.tsx';
import { AccreditationFields, BasicFields } from './installer-fields.tsx';
import {
  type InstallerProfile,
  type InstallerValues,
  type NewInstaller,
  settled,
  startingWith,
} from './installer-values.ts';

interface InstallerFormProps {
  /** Null creates a new profile. */
  profile: InstallerProfile | null;
  onSaved?: () => void;
  onCancel?: () => void;
}

const resolvers = { new: zodResolver(installerProfileInput), known: zodResolver(installerProfileUpdate) };

type Check = Resolver<InstallerValues, unknown, NewInstaller>;
const resolverFor = (profile: InstallerProfile | null): Check => {
  const check = (profile ? resolvers.known : resolvers.new) as Check;
  return (values, context, options) => check(settled(values, profile), context, options);
};

export function InstallerForm({ profile, onSaved, onCancel }: InstallerFormProps) {
  const isNew = profile === null;
  const onRefused = (error: ApiError) =>
    kept.form.setError('root', { message: error.message || 'Failed to complete profile' });
  const create = useWrite('createInstallerProfile', {
    done: 'Profile completed!',
    onDone: () => onSaved?.(),
    onRefused,
  });
  const update = useWrite('updateInstallerProfile', {
    done: 'Profile updated successfully',
    onDone: ({ profile: saved }) => {
      kept.form.reset(startingWith(saved));
      onSaved?.();
    },
    onRefused,
  });
  const save = isNew ? create : update;
  const kept: KeptForm<InstallerValues, NewInstaller> = useKeptForm({
    name: 'installerProfile',
    about: isNew ? 'new' : 'own',
    resolver: resolverFor(profile),
    initial: startingWith(profile),
    mode: 'onTouched',
    send: (body) => save.mutateAsync({ body }),
  });
  const failure = kept.form.formState.errors.root?.message;
  return (
    <FormFrame of={kept} isPage={!isNew} gap="8">
      <BasicFields />
      <AccreditationFields isNew={isNew} />
      <BusinessFields />
      {failure && (
        <Alert.Root status="error" role="alert" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>{failure}</Alert.Title>
        </Alert.Root>
      )}
      <FormEnd isNew={isNew} isSaving={save.isPending} onCancel={onCancel} />
    </FormFrame>
  );
}
