import { Box } from '@chakra-ui/react';

/** Decoration: a sun rising over a roof of panels. */
export const Skyline = () => (
  <Box
    position="absolute"
    right={{ base: '-40', md: '-10' }}
    bottom="0"
    width={{ base: '96', md: '34rem' }}
    opacity={{ base: '0.35', lg: '1' }}
    hideBelow="md"
    aria-hidden
  >
    <svg viewBox="0 0 540 420" width="100%" role="presentation">
      <circle cx="330" cy="235" r="150" fill="#f9b233" />
      <circle
        cx="330"
        cy="235"
        r="190"
        fill="none"
        stroke="#f9b233"
        strokeWidth="2"
        strokeDasharray="3 16"
        strokeLinecap="round"
      />
      <path d="M40 420 L290 190 L540 420 Z" fill="#0a3734" />
      <g transform="translate(258 252) rotate(-42.6)">
        {[0, 1, 2].map((column) => (
          <rect
            key={column}
            x={-150 + column * 58}
            y="6"
            width="50"
            height="30"
            rx="4"
            fill="#146f68"
            stroke="#45aba1"
            strokeWidth="2"
          />
        ))}
      </g>
    </svg>
  </Box>
);
