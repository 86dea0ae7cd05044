import { HStack, Text } from '@chakra-ui/react';
import { productName } from '#shared/product.ts';

/** The logo, a sun rising over a roof line, and the name of the product. */
export const Brand = ({ size = 32 }: { size?: number }) => (
  <HStack gap="2.5">
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b4f4b" />
      <path d="M6 22a10 10 0 0 1 20 0z" fill="#f9b233" />
      <path d="M4 24.5h24" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M16 8V5M24.5 11.5l2-2M7.5 11.5l-2-2" stroke="#f9b233" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    {/* On the narrowest phones, the buttons of the header need the space. */}
    <Text
      fontWeight="800"
      fontSize="1.25rem"
      letterSpacing="-0.03em"
      css={{ '@media (max-width: 22rem)': { display: 'none' } }}
    >
      {productName}
    </Text>
  </HStack>
);
