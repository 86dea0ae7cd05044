import { Center, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { useState } from 'react';

interface CompanyLogoProps {
  src: string | null;
  companyName: string;
  boxSize?: SystemStyleObject['boxSize'];
}

/** A company's logo, or a building icon if there is none or it cannot be loaded. */
export function CompanyLogo({ src, companyName, boxSize = '20' }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { boxSize, borderRadius: 'full', borderWidth: '1px', flexShrink: '0', overflow: 'hidden' } as const;
  if (src === null || src === broken)
    return (
      <Center {...frame} bg="sun.subtle" color="sun.fg">
        <Building2 size="45%" aria-hidden />
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
