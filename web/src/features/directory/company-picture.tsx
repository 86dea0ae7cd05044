import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { finishedWorkUrl } from '../../lib/server/object-url.ts';
import type { ListedInstaller } from './listed-installer.ts';

/** The same size for a photo and for initials, so that the texts of all cards begin at one edge. */
const size = { base: '14', md: '24' } as const;

/**
 * The newest photo of the company's finished work, with the company's initials in its corner. Only the initials if the company
 * shows no photo, or if the photo does not load, for example because a company has just removed it.
 */
export function CompanyPicture({ installer }: { installer: ListedInstaller }) {
  const { id, companyName, newestPhotoId } = installer;
  const [broken, setBroken] = useState<string | null>(null);
  if (newestPhotoId === null || newestPhotoId === broken)
    return <CompanyLogo id={id} companyName={companyName} boxSize={size} />;
  return (
    <Box position="relative">
      <chakra.img
        src={finishedWorkUrl(newestPhotoId)}
        alt={`Finished work of ${companyName}`}
        loading="lazy"
        boxSize={size}
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
        onError={() => setBroken(newestPhotoId)}
      />
      <Box position="absolute" bottom="-1" right="-1">
        <CompanyLogo id={id} companyName={companyName} boxSize={{ base: '6', md: '8' }} />
      </Box>
    </Box>
  );
}
