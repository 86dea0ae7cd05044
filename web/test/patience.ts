import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { settled } from './settled-react.ts';

/** How the testing library waits. Its settings outlive a test file, so this happens once in each process. */

/** Set while something is waited for. Its attempts that fail are thrown away, so only the last one shows the page. */
const isAttempt = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (run) => asyncWrapper(() => run().finally(settled)),
  // A long limit that only stops waits that hang.
  asyncUtilTimeout: 120_000,
  getElementError: (message, container) => {
    const page = isAttempt() ? [] : [prettyDOM(container)];
    return Object.assign(new Error([message, ...page].join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});
