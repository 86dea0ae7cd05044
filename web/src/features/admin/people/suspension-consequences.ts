/** The consequences of a suspension, whether an administrator starts it from the list or from a report. */
export const suspensionConsequences: readonly string[] = [
  "We'll sign them out straight away, and they won't be able to sign in.",
  "We'll hide their pages, their place on the map and their open jobs.",
  "We'll end their open invitations and applications, and tell the other companies.",
  'Jobs under way will stay as they are.',
];
