/** The messages for an installer's own steps, wherever they take them. */
export const installerWrites = {
  acceptJob: { done: 'Job accepted successfully', failed: 'Failed to accept job' },
  startJob: { done: 'Job started successfully', failed: 'Failed to start job' },
  reportProgress: { done: 'Job progress updated', failed: 'Failed to update progress' },
} as const;
