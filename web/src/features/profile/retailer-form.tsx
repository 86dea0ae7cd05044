import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type * as z from 'zod';
import { changedBy } from '#shared/api/changed-by.ts';
import { retailerProfileInput } from '#shared/api/fields/profile-fields.ts';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
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
  const { chosen, setChosen, save: saveLogo } = useLogo();
  const fallback = 'Please try again';
  const create = useWrite('createRetailerProfile', {
    fallback,
    done: 'Profile created successfully',
    failed: 'Error creating profile',
    onDone: () => {
      if (chosen) saveLogo.mutate(chosen);
      onSaved?.();
    },
  });
  const update = useWrite('updateRetailerProfile', {
    fallback,
    done: 'Profile updated successfully',
    failed: 'Error updating profile',
    onDone: ({ profile: saved }) => {
      kept.form.reset(startingWith(saved, email));
      onSaved?.();
    },
  });
  const save = profile ? update : create;
  const kept = useKeptForm<RetailerValues, z.output<typeof retailerProfileInput>>({
    name: 'retailerProfile',
    about: profile ? 'own' : 'new',
    resolver: zodResolver(retailerProfileInput),
    initial: startingWith(profile, email),
    mode: 'onTouched',
    send: (body) => save.mutateAsync({ body }),
  });
  const choose = (logo: Blob) => {
    setChosen(logo);
    if (profile) saveLogo.mutate(logo);
  };
  return (
    <FormFrame of={kept} isPage={profile !== null} gap="8">
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
    </FormFrame>
  );
}
