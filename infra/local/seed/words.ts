/** The texts that the people in the demo data write to each other. */

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const applications = [
  'We are working two streets away that week and can fit this in.',
  'Happy to take this one. Is there roof access from the driveway side?',
  'Done plenty of these. Two people, one day.',
  'Can start as soon as the panels are on site.',
];
const reasonsToCancel = [
  'The customer has withdrawn, sorry to have held the date.',
  'The network refused the connection.',
];
const praise = [
  { scores: [5, 5, 5], text: 'On time, tidy and the photos were complete. Would book again tomorrow.' },
  { scores: [5, 4, 5], text: 'Lovely work on a difficult roof.' },
  { scores: [4, 4, 5], text: 'Good job. The certificate took a reminder.' },
  { scores: [5, 4, 4], text: 'Customer rang to say how polite the crew were.' },
  { scores: [3, 4, 4], text: 'Finished a day late because of rain, and told us early.' },
] as const;
const thanks = [
  { scores: [5, 5, 5], text: 'Everything was on site and the drawings matched the roof.' },
  { scores: [4, 5, 5], text: 'Paid in three days.' },
  { scores: [4, 4, 5], text: 'Panel layout changed on the morning, otherwise smooth.' },
] as const;

export const applicationMessage = (index: number): string => pick(applications, index);
export const cancelReason = (index: number): string => pick(reasonsToCancel, index);

export function reviewOfInstaller(index: number) {
  const { scores, text } = pick(praise, index);
  const [professionalism, communication, workmanship] = scores;
  return { professionalism, communication, workmanship, review: text };
}

export function reviewOfRetailer(index: number) {
  const { scores, text } = pick(thanks, index);
  const [jobOrganisation, communication, payment] = scores;
  return { jobOrganisation, communication, payment, review: text };
}
