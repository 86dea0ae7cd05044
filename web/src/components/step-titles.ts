/** What counts now for a job, in the same words on its page and in a list. */
export const stepTitles = {
  finishDraft: 'Finish this draft',
  waitForApplications: 'Waiting for applications',
  waitForAnswers: 'Waiting for answers',
  invite: 'Invite installers',
  schedule: 'Set the installation date',
  watch: 'Work in progress',
  finishWork: 'Finish the work',
  approve: 'Approve the payment',
  waitForRequest: 'Waiting for the payment request',
  requestPayment: 'Request the payment',
  waitForPayment: 'Payment requested',
  reviewInstaller: 'Review the installer',
  reviewRetailer: 'Review the retailer',
  findInstaller: 'This job has no installer',
} as const;
