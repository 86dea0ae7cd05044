import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod';
import { retailerProfileInput } from '#shared/api/fields/profile-fields.ts';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { FormEnd } from './form-end.tsx';
import { LogoField } from './logo-field.tsx';
import { ProfileSteps } from './profile-steps.tsx';
import { CompanyFields, CompanyPageStep, CompanyStep, ContactFields } from './retailer-fields.tsx';
import { type RetailerProfile, type RetailerValues, seenOf, startingWith } from './retailer-values.ts';
import { useLogo } from './use-logo.ts';

interface RetailerFormProps {
  /** Null creates a new profile. */
  profile: RetailerProfile | null;
  email: string;
  onSaved?: () => void;
  onCancel?: () => void;
  /** Postpones a new profile, after a press of "Look around first". */
  onLater?: (() => void) | undefined;
}

export function RetailerForm({ profile, email, onSaved, onCancel, onLater }: RetailerFormProps) {
  const { id } = useUser();
  const logo = useLogo(profile !== null);
  const create = useWrite('createRetailerProfile', {
    onDone: () => {
      logo.saveWaiting();
      onSaved?.();
    },
  });
  const update = useWrite('updateRetailerProfile', {
    onDone: ({ profile: saved }) => {
      kept.renew(startingWith(saved, email), seenOf(saved));
      onSaved?.();
    },
  });
  const save = profile ? update : create;
  const kept = useKeptForm<RetailerValues, z.output<typeof retailerProfileInput>>({
    name: 'retailerProfile',
    about: profile ? 'own' : 'new',
    ...(profile ? {} : { restores: 'at once' }),
    resolver: zodResolver(retailerProfileInput),
    initial: startingWith(profile, email),
    read: profile ? { seen: seenOf(profile), shownAs: (fields) => fields as Partial<RetailerValues> } : undefined,
    mode: 'onTouched',
    send: (body, seen) => (profile ? update.mutateAsync({ body: { ...body, seen } }) : create.mutateAsync({ body })),
  });
  const logoField = (
    <LogoField
      id={id}
      companyName={profile?.companyName ?? ''}
      logoUrl={profile?.logoUrl ?? null}
      chosen={logo.chosen}
      isSaving={logo.isSaving}
      onChosen={logo.choose}
    />
  );
  if (!profile)
    return (
      <ProfileSteps
        of={kept}
        steps={[
          { fields: ['companyName', 'abnNumber', 'headquartersAddress'], show: <CompanyStep /> },
          { fields: ['contactName', 'contactEmail', 'contactPhone'], show: <ContactFields /> },
          { fields: ['website', 'companyBio'], show: <CompanyPageStep logo={logoField} /> },
        ]}
        isSaving={save.isPending}
        onLater={onLater}
      />
    );
  return (
    <FormFrame of={kept} isPage gap="8">
      <CompanyFields logo={logoField} />
      <ContactFields />
      <FormEnd isSaving={save.isPending} onCancel={onCancel} />
    </FormFrame>
  );
}
