import { startProcess } from '../../local/cloud/dynamodb/processes.ts';

// A test starts this process, kills it, and then checks that the child process has ended.
const { pid } = await startProcess({
  name: 'child',
  command: process.execPath,
  args: ['-e', 'setInterval(() => {}, 1000)'],
  isReady: async () => true,
});
console.log(pid);
setInterval(() => undefined, 1_000);
