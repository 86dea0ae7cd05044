/** The parts of the form in order, for its navigation. */
export const formParts = [
  { id: 'location', title: 'Location' },
  { id: 'system', title: 'System' },
  { id: 'files', title: 'Photos & documents' },
  { id: 'requirements', title: 'Requirements' },
  { id: 'customer', title: 'Customer' },
  { id: 'price', title: 'Price & visibility' },
] as const;
