import { chakra, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { changedBy } from '#shared/api/changed-by.ts';
import type { ApiError } from '#shared/api/client.ts';
import { retailerProfileInput } from '#shared/api/fields/profile-fields.ts';
import { showServerFields } from '../../components/fields/form-fields.tsx';
import { useWork, useWrite } from '../../lib/server/use-write.ts';
import { FormEnd } from './form-end.tsx';
import { LogoField } from './logo-field.tsx';
import { uploadLogo } from './logo-upload.ts';
import { CompanyFields, ContactFields } from './retailer-fields.tsx';
import { type RetailerProfile, type RetailerValues, startingWith } from './retailer-values.ts';

/** A logo belongs to a profile, so a logo chosen before the profile exists waits until it is saved. */
function useLogo() {
  const [chosen, setChosen] = useState<Blob | null>(null);
  const save = useWork(uploadLogo, {
    done: 'Logo uploaded successfully',
    failed: 'Upload failed',
    fallback: 'Failed to upload logo',
    rereads: changedBy.setRetailerLogo,
  });
  return { chosen, setChosen, save };
}

interface RetailerFormProps {
  /** Null creates a new profile. */
  profile: RetailerProfile | null;
  email: string;
  onSaved?: () => void;
  onCancel?: () => void;
}

export function RetailerForm({ profile, email, onSaved, onCancel }: RetailerFormProps) {
  const form = useForm<RetailerValues, unknown, z.output<typeof retailerProfileInput>>({
    resolver: zodResolver(retailerProfileInput),
    defaultValues: startingWith(profile, email),
    mode: 'onTouched',
  });
  const { chosen, setChosen, save: saveLogo } = useLogo();
  const usual = {
    fallback: 'Please try again',
    onRefused: (error: ApiError) => showServerFields(error, form.setError),
  };
  const create = useWrite('createRetailerProfile', {
    ...usual,
    done: 'Profile created successfully',
    failed: 'Error creating profile',
    onDone: () => {
      if (chosen) saveLogo.mutate(chosen);
      onSaved?.();
    },
  });
  const update = useWrite('updateRetailerProfile', {
    ...usual,
    done: 'Profile updated successfully',
    failed: 'Error updating profile',
    onDone: ({ profile: saved }) => {
      form.reset(startingWith(saved, email));
      onSaved?.();
    },
  });
  const save = profile ? update : create;
  const choose = (logo: Blob) => {
    setChosen(logo);
    if (profile) saveLogo.mutate(logo);
  };
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={form.handleSubmit((body) => save.mutate({ body }))} noValidate>
        <Stack gap="8">
          <CompanyFields
            logo={
              <LogoField
                companyName={profile?.companyName ?? ''}
                logoUrl={profile?.logoUrl ?? null}
                chosen={chosen}
                isSaving={saveLogo.isPending}
                onChosen={choose}
              />
            }
          />
          <ContactFields />
          <FormEnd isNew={profile === null} isSaving={save.isPending} onCancel={onCancel} />
        </Stack>
      </chakra.form>
    </FormProvider>
  );
}
