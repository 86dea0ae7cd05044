import { startProcess } from '../../local/cloud/dynamodb/processes.ts';

// Started by a test, which kills it and then looks for the child.
const { pid } = await startProcess({
  name: 'child',
  command: process.execPath,
  args: ['-e', 'setInterval(() => {}, 1000)'],
  isReady: async () => true,
});
console.log(pid);
setInterval(() => undefined, 1_000);
