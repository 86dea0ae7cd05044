import { Center, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useState } from 'react';
import { initialsOf, paletteOf } from './company-mark.ts';

interface CompanyLogoProps {
  /** The logo's URL. Null for installers, who have no logo. */
  src?: string | null;
  /** The company's id, which decides the colour of its initials. */
  id: string;
  companyName: string;
  boxSize?: SystemStyleObject['boxSize'];
}

/** A company's logo. If there is none or it does not load, shows the company's initials in the company's colour. */
export function CompanyLogo({ src = null, id, companyName, boxSize = '20' }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { boxSize, borderRadius: 'full', borderWidth: '1px', flexShrink: '0', overflow: 'hidden' } as const;
  if (src === null || src === broken)
    return (
      <Center
        {...frame}
        aria-hidden
        colorPalette={paletteOf(id)}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        fontWeight="700"
        containerType="inline-size"
      >
        <chakra.span fontSize="40cqi" lineHeight="1">
          {initialsOf(companyName)}
        </chakra.span>
      </Center>
    );
  return (
    <chakra.img
      {...frame}
      bg="white"
      objectFit="cover"
      src={src}
      alt={companyName ? `${companyName} logo` : ''}
      onError={() => setBroken(src)}
    />
  );
}
